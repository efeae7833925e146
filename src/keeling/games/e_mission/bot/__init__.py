"""What positions of e-Mission are worth to a bot."""
