def board(*a: object) -> str:
    return ""
