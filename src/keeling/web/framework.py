"""Types of the framework, as we use them: who asks and what for, we find out ourselves."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request

AnyRequest: TypeAlias = Request[Any, Any, Any]
