"""The tests of the kernel, one module each."""
