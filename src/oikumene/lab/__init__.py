"""The laboratory: many matches at once, and what they tell."""
