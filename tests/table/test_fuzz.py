"""Requests that nobody meant: whatever is sent, the server answers, and never with an error of its
own."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.python import asgi

from oikumene.table.app import create_app
from oikumene.table.config import Config
from oikumene.table.guests import COOKIE
from tests.table.test_play import MATRIX

some = settings(
    max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
ANYTHING = "/api/tables/file"
"""A route whose body has no form."""
FORMED = [(method, path) for method, path in MATRIX if method == "POST" and path != ANYTHING]
WITH_BODY = [route for route in FORMED if MATRIX[route][0]]
STREAM = 0.05
"""Seconds after which an endless stream has shown enough."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> FastAPI:
    folder = tmp_path_factory.mktemp("fuzz")
    return create_app(Config(data=folder, pace=0.0, thinkers=1, limits=False))


@pytest.fixture(scope="module")
def schema(app: FastAPI) -> Any:
    return schemathesis.openapi.from_asgi("/api/openapi.json", app)


@pytest.mark.parametrize(("method", "path"), MATRIX)
@some
@given(data=st.data())
def test_what_is_well_formed_breaks_nothing(
    data: st.DataObject, schema: Any, app: FastAPI, method: str, path: str
) -> None:
    case = data.draw(schema[path][method].as_strategy())
    if isinstance(case.body, dict) and data.draw(st.booleans()):
        _meant(case.body)
    sound(case, app)


@pytest.mark.parametrize(("method", "path"), WITH_BODY)
@some
@given(data=st.data())
def test_what_is_not_well_formed_is_refused(
    data: st.DataObject, schema: Any, app: FastAPI, method: str, path: str
) -> None:
    case = data.draw(schema[path][method].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    assert sound(case, app) >= 400


def _meant(body: Any) -> None:
    """Closer to what could be true, so that it is not refused at once."""
    for key, value in (("title", "nations"), ("player", "easy"), ("seat", 0), ("moment", 0)):
        if key in body:
            body[key] = value


def sound(case: Any, app: Any) -> int:
    """Send a request as a host of a table, and see that it is answered in the usual form."""
    with asgi.get_client(app) as client:
        wish: Any = {"title": "nations", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
        table = client.post("/api/tables", json=wish)
    if "id_" in case.path_parameters:
        case.path_parameters["id_"] = table.json()["id"]
    timeout = STREAM if case.operation.path.endswith("/events") else None
    response = case.call(timeout=timeout, cookies={COOKIE: table.cookies[COOKIE]})
    case.validate_response(response, checks=[not_a_server_error])
    if response.status_code >= 400:
        assert {"error", "message"} <= set(response.json()) <= {"error", "message", "rule"}
    return int(response.status_code)
