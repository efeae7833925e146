"""What a seat at Future Energy may see."""
