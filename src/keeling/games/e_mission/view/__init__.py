"""What a seat at e-Mission may see."""
