"""One module for each revision; what has been released is never changed."""
