"""Scripts for those who work on Waybread; none is shipped."""
