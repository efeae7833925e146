"""The games, a package each. No game knows another one."""
