"""Pictures from Python: SVG elements, icons and the parts that boards of several games share."""
