"""The kernel: agendas, options, chance and records. It knows no game."""
