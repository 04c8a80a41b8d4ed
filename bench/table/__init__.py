"""The web table under load, beside a bare server of the same stack in the same run."""
