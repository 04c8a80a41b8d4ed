"""Speed, as ratios to a public peer that is measured in the same run."""
