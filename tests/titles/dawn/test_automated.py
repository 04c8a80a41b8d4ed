"""The automated player (CND-SOL): being written by helper F; helper E need not do it."""
