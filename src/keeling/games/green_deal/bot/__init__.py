"""What positions of Green Deal are worth to a bot."""
