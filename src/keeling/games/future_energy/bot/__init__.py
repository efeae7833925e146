"""What positions of Future Energy are worth to a bot."""
