"""The settings page: one section for each subject, every change in effect at once."""
