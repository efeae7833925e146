"""The rules of Future Energy, a file a chapter of the rules document."""
