"""What a host may decide: read from the environment, one variable a setting."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, inspect
from platformdirs import user_data_path

PREFIX = "BUKVITSA_"
FOREIGN = frozenset({"BUKVITSA_CACHE", "BUKVITSA_TEST_PG"})
"""Variables of other rooms."""
HIDDEN = "hidden"
"""Marks what is not to be shown."""

Count = Annotated[int, Meta(ge=1, le=1_000_000)]


class SettingError(ValueError):
    """A variable that cannot be understood; the sentence is Russian."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting with its usual value."""

    data: Annotated[
        str, Meta(description="папка для базы SQLite; пусто — обычная папка данных пользователя")
    ] = ""
    database: Annotated[
        str,
        Meta(
            description="адрес PostgreSQL (postgresql://…); пусто — SQLite в папке данных",
            extra={HIDDEN: True},
        ),
    ] = ""
    secret: Annotated[
        str,
        Meta(
            description="ключи подписи гостей через запятую, новый первым; пусто — ключ придуман "
            "при первом запуске и хранится в базе",
            extra={HIDDEN: True},
        ),
    ] = ""
    origins: Annotated[
        str,
        Meta(description="с каких ещё адресов можно обращаться, через запятую (https://…)"),
    ] = ""
    proxies: Annotated[
        str,
        Meta(description="чьим заголовкам X-Forwarded-* верить: адреса и сети через запятую"),
    ] = ""
    log: Annotated[
        str,
        Meta(
            pattern="^(debug|info|warning|error)$",
            description="что писать в журнал сервера: debug, info, warning или error",
        ),
    ] = "warning"
    metrics: Annotated[
        str,
        Meta(
            description="пропуск к /metrics (Bearer); пусто — только с этого же компьютера",
            extra={HIDDEN: True},
        ),
    ] = ""
    tables_hourly: Annotated[
        Count, Meta(description="сколько столов в час может открыть один гость")
    ] = 30
    joins_minutely: Annotated[
        Count, Meta(description="сколько раз в минуту один гость может прийти за столы")
    ] = 60
    codes_hourly: Annotated[
        Count, Meta(description="сколько раз в час можно назвать код стола с одного адреса")
    ] = 60
    words_minutely: Annotated[
        Count, Meta(description="сколько слов в минуту проверит судья одному гостю")
    ] = 60
    messages: Annotated[
        Count, Meta(description="сколько сообщений в секунду можно от одного игрока")
    ] = 20
    waiting: Annotated[
        Count, Meta(description="сколько КиБ может ждать того, кто медленно читает")
    ] = 512
    alone: Annotated[
        Count, Meta(description="через сколько часов закрыть стол, за которым никого нет")
    ] = 24
    bots_pace: Annotated[
        Count, Meta(description="как долго раздумывают боты, в процентах от обычного")
    ] = 100

    @property
    def folder(self) -> Path:
        """Say where the data lie."""
        return Path(self.data) if self.data else user_data_path("bukvitsa", appauthor=False)


class Shown(msgspec.Struct, frozen=True):
    """A setting as it is shown to a host."""

    variable: str
    value: str
    meaning: str
    given: bool


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Read the settings that are given, and leave the rest as usual.

    >>> read_settings({"BUKVITSA_MESSAGES": "5"}).messages
    5
    """
    given = {
        name: environment[variable]
        for name in Settings.__struct_fields__
        if (variable := variable_of(name)) in environment
    }
    for name, value in given.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise SettingError(_unlike(name, value)) from error
    return msgspec.convert(given, Settings, strict=False)


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Name the variables that look like settings and are none.

    >>> unknown({"BUKVITSA_DATA": "", "BUKVITSA_DATE": ""})
    ['BUKVITSA_DATE']
    """
    known = {variable_of(name) for name in Settings.__struct_fields__} | FOREIGN
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def shown(settings: Settings, environment: Mapping[str, str]) -> list[Shown]:
    """Describe every setting with its value; what is secret is told as given or not."""
    told = []
    for name, meta in _metas().items():
        value = str(getattr(settings, name))
        if value and (meta.extra or {}).get(HIDDEN):
            value = "(задано, не показываем)"
        if name == "data" and not value:
            value = str(settings.folder)
        variable = variable_of(name)
        meaning = (meta.extra_json_schema or {})["description"]
        told.append(Shown(variable, value, meaning, variable in environment))
    return told


def variable_of(name: str) -> str:
    """Name a setting's variable.

    >>> variable_of("data")
    'BUKVITSA_DATA'
    """
    return PREFIX + name.upper()


def _metas() -> dict[str, inspect.Metadata]:
    described = inspect.type_info(Settings)
    assert isinstance(described, inspect.StructType)
    return {field.name: _meta(field.type) for field in described.fields}


def _meta(kind: inspect.Type) -> inspect.Metadata:
    assert isinstance(kind, inspect.Metadata)
    return kind


def _unlike(name: str, value: str) -> str:
    if (_metas()[name].extra or {}).get(HIDDEN):
        value = "…"
    field: Any = _metas()[name].type
    wanted = "число от 1 до 1000000" if isinstance(field, inspect.IntType) else "другое"
    meaning = (_metas()[name].extra_json_schema or {})["description"]
    return f"{variable_of(name)}={value}: нужно {wanted} ({meaning})."
