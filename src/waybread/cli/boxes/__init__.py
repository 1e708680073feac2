"""Tools for people who write boxes: tables of card facts, read and compared with a box, or made into one."""
