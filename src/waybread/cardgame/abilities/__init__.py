"""What cards can do: abilities with their triggers, costs, targets and limits, and the windows in which they work."""
