"""The tests of Waybread; they mirror the packages."""
