"""The table itself: it knows no title and does no input or output."""
