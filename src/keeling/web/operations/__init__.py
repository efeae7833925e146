"""Running a server: requests with ids, logs, metrics, readiness, retention, the owner's page."""
