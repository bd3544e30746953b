"""The history as text for other programs: CSV, JSON, or a line of notation for each deal."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from enum import Enum

from schafkopf_desktop.storage.history import KeptDeal, Record

Kept = Iterable[tuple[KeptDeal, Record]]


class ExportFormat(Enum):
    """What can be written; the value is the ending of the file."""

    CSV = "csv"
    JSON = "json"
    NOTATION = "txt"


def exported(deals: Kept, form: ExportFormat) -> str:
    """Return the deals as text, one a line; points and units are those of the person, times are UTC (ISO 8601)."""
    return _WRITERS[form](deals)


def _csv(deals: Kept) -> str:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, _NAMES, lineterminator="\n")
    writer.writeheader()
    writer.writerows(_fields(deal, record) for deal, record in deals)
    return out.getvalue()


def _json(deals: Kept) -> str:
    rows = (json.dumps(_fields(deal, record), ensure_ascii=False) for deal, record in deals)
    return "[\n" + ",\n".join(rows) + "\n]\n"


def _notation(deals: Kept) -> str:
    return "".join(f"{record.notation}\n" for _, record in deals)


def _fields(deal: KeptDeal, record: Record) -> dict[str, object]:
    values = (
        datetime.fromtimestamp(deal.finished, UTC).isoformat().replace("+00:00", "Z"),
        deal.match,
        deal.number,
        deal.contract or None,
        deal.suit or None,
        deal.role or None,
        deal.won,
        deal.units,
        deal.points,
        deal.declarer,
        deal.partner,
        deal.levels or None,
        record.notation,
        record.seed,
    )
    return dict(zip(_NAMES, values, strict=True))


_NAMES = (
    "finished",
    "match",
    "number",
    "contract",
    "suit",
    "role",
    "won",
    "units",
    "points",
    "declarer",
    "partner",
    "levels",
    "notation",
    "seed",
)
_WRITERS: dict[ExportFormat, Callable[[Kept], str]] = {
    ExportFormat.CSV: _csv,
    ExportFormat.JSON: _json,
    ExportFormat.NOTATION: _notation,
}
