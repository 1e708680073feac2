"""Everything that can be set on a server: names, types, defaults and what they mean.

A value comes from the command line (``waybread serve --help``), else from an environment variable
(``WAYBREAD_PORT``, ``WAYBREAD_LIMITS__BURST``), else it is the default.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from pydantic_settings import SettingsError as UnreadableVariable

from waybread.files import data_folder, did_you_mean, quoted
from waybread.kernel import WaybreadError

Count = Annotated[int, Field(gt=0)]
Amount = Annotated[float, Field(gt=0, allow_inf_nan=False)]


class SettingsError(WaybreadError):
    """A setting that cannot be used, in one sentence."""


class Limits(BaseModel):
    """How much of everything one address or client may have; what is above a limit is refused, never queued."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)

    messages_per_second: Amount = 20.0
    """what a client may send on its socket in the long run; above that it is closed"""
    burst: Count = 60
    """what it may send at once"""
    requests_per_second: Amount = 20.0
    """HTTP requests from an address in the long run; above that 429"""
    request_burst: Count = 100
    """and at once"""
    tables_per_hour: Amount = 60.0
    """new tables (and shelves) from an address in the long run"""
    table_burst: Count = 30
    """and at once"""
    sockets_per_address: Count = 64
    """sockets of an address that are open at one time"""
    sockets_per_second: Amount = 5.0
    """new sockets from an address in the long run; above that none is opened"""
    socket_burst: Count = 100
    """and at once"""
    clients_per_table: Count = 64
    """clients at one table, spectators included"""
    trials: Count = 2
    """decks that are tried out at the same time, each in a process of its own (about 40 MB) with low priority;
    above that 503"""
    trials_per_address: Count = 1
    """of one visitor; above that 429"""
    trial_games: Count = 1000
    """games of one trial"""
    trial_seconds: Amount = 300.0
    """a trial that takes longer ends with what it has"""
    tables: Count = 20_000
    """tables that are not over, on the whole server"""
    hello_seconds: Amount = 10.0
    """a socket that has not said hello by then is closed"""
    unsent: Count = 200
    """a client that has not read so many messages is closed; it can come back"""
    body_bytes: Count = 1024 * 1024
    """the longest body of a request"""
    upload_bytes: Count = 4 * 1024 * 1024
    """the longest body with an adventure in it (`POST /api/shelf/adventures`)"""
    body_seconds: Amount = 30.0
    """a body that is not whole by then is given up"""
    idle_seconds: Amount = 120.0
    """a table without clients at which nothing has happened for so long is taken out of memory"""
    idle_days: Amount = 90.0
    """a table at which nothing has happened for so long is removed; the quest log stays, and so does the table of a
    party that is on its adventure"""


class Settings(BaseSettings):
    """How a server is run."""

    model_config = SettingsConfigDict(
        env_prefix="WAYBREAD_",
        env_nested_delimiter="__",
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        use_attribute_docstrings=True,
    )

    host: str = "127.0.0.1"
    """the address to listen on; 127.0.0.1 is this machine only"""
    port: Annotated[int, Field(ge=0, le=65535)] = 8642
    """the port to listen on; 0 picks a free one"""
    database_url: str = ""
    """the database, as sqlite:///FILE or postgresql://...; if empty, the file waybread.db in the data folder"""
    data: Path = Field(default_factory=data_folder)
    """the folder of the SQLite database"""
    origin: Annotated[frozenset[str], NoDecode] = frozenset()
    """other origins whose pages may connect: repeat the option, or separate them by commas"""
    thinkers: Count = 1
    """worker processes for searching bots and hints"""
    proxy: str = ""
    """trusted reverse proxies: addresses, separated by commas"""
    logs: bool = False
    """log each request as a line of JSON, not only warnings"""
    open: bool = False
    """open the page in your browser"""
    limits: Limits = Limits()

    @field_validator("origin", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list | tuple | set | frozenset):
            return value
        return [part.strip() for each in texts for part in str(each).split(",") if part.strip()]

    @property
    def database(self) -> str:
        """The address of the database."""
        return self.database_url or f"sqlite:///{self.data / 'waybread.db'}"


def explained(settings: type[BaseModel]) -> Iterator[tuple[str, str, str]]:
    """Yield name, default and meaning of each setting, as the help and docs/operations.md state them."""
    for name, field in settings.model_fields.items():
        default = field.get_default(call_default_factory=True)
        if not isinstance(default, BaseModel):
            yield (
                name,
                (str(default) if default else "").replace(str(Path.home()), "~"),
                " ".join((field.description or "").split()),
            )


def read_settings(given: Mapping[str, Any]) -> Settings:
    """Return the settings with the values that were given and those of the environment; SettingsError if one is wrong.

    ``limit`` among the given values is a list of changes to limits, each as NAME=NUMBER.
    """
    values = dict(given)
    values["limits"] = dict(each.partition("=")[::2] for each in values.pop("limit", ()))
    try:
        return Settings(**values)
    except ValidationError as error:
        raise SettingsError(_sentence(error)) from None
    except UnreadableVariable as error:
        raise SettingsError(f"An environment variable cannot be read: {error}.") from None


def _sentence(error: ValidationError) -> str:
    """The first thing that is wrong."""
    first = error.errors(include_url=False)[0]
    name = str(first["loc"][-1])
    if first["loc"][0] != "limits":
        return f"The setting {first['loc'][0]} cannot be used: {first['msg'][:1].lower()}{first['msg'][1:]}."
    if first["type"] == "extra_forbidden":
        return f"There is no limit {quoted(name)}; {did_you_mean(name, Limits.model_fields)}"
    if first["type"] in ("greater_than", "finite_number"):
        return f"The limit {name} is more than 0."
    return f"The limit {name} is a number, as in {name}={Limits.model_fields[name].default}."
