"""The schema of the database. Times are in milliseconds since 1970. Lists and dictionaries are stored as
JSON.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("version", String(40), nullable=False),  # the version of the program that wrote the last step
    Column("owner", Text, nullable=False),  # the owner's components file, or empty
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("curtain", Boolean, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("state", String(12), nullable=False, index=True),
    Column("trouble", Text, nullable=False),  # why the table is stuck
    Column("host", String(64), nullable=False),  # a hash of the host's key
    Column("seed", LargeBinary(32), nullable=False),
    Column("words", Text, nullable=False),
    Column("epochs", Text, nullable=False),
    Column("next", Integer, nullable=False),  # the number of the next step
    Column("asked", Text, nullable=False),
    Column("questions", Text, nullable=False),  # for each seat, the number of its latest question
    Column("era", Integer, nullable=False),  # increases when events that clients have seen are taken back
    Column("clocks", Text, nullable=False),
    Column("deadline", BigInteger, nullable=True, index=True),
    Column("votes", Text, nullable=False),
    Column("rematch", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("since", Text, nullable=False, server_default="[]"),
    Column("ended_by", String(12), nullable=False, server_default=""),  # who ended an abandoned game
    Column("paused_by", Integer, nullable=True),  # the seat that paused; null if all agreed
    Column("hints", String(12), nullable=False, server_default="allowed"),  # allowed, announced or off
    # whether the host must approve persons who sit down
    Column("approval", Boolean, nullable=False, server_default=false()),
    # the seat of the person who created the table
    Column("maker", Integer, nullable=False, server_default="-3"),
    # the position from which the game begins, or empty
    Column("start", Text, nullable=False, server_default=""),
    Column("planned", BigInteger, nullable=False, server_default="0"),  # the planned time of the start
    # "seed", or "hand" if people type in the outcomes
    Column("chance", String(12), nullable=False, server_default="seed"),
    Column("glance", Text, nullable=False, server_default="{}"),  # the summary for lists of tables
    Column("edits", Integer, nullable=False, server_default="0"),  # increases with every write to this table
    # for each seat, a question that it is asked again
    Column("reopened", Text, nullable=False, server_default="{}"),
    # until when declined votes cannot be repeated, by kind of vote and seat
    Column("declined", Text, nullable=False, server_default="{}"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("name", String(60), nullable=False),
    Column("level", String(40), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("key", String(64), nullable=False),  # a hash of the seat's key, or empty
    Column("word", String(80), nullable=False),
    Column("standing", Text, nullable=False),
    Column("notes", Text, nullable=False),
    # when the person left, on the server's clock
    Column("away", BigInteger, nullable=False, server_default="0"),
    Column("pause_left", Integer, nullable=False, server_default="300000"),
    # whether the seat was given to another person
    Column("handed", Boolean, nullable=False, server_default=false()),
    # in a rematch, not empty if the seat is reserved for the person who had it before
    Column("reserved", String(8), nullable=False, server_default=""),
    # the seats whose chat lines are hidden from this seat
    Column("muted", Text, nullable=False, server_default="[]"),
    # whether the host has approved the person
    Column("approved", Boolean, nullable=False, server_default=true()),
    Column("old_keys", Text, nullable=False, server_default="[]"),  # hashes of former keys
)

server: Final = Table(
    "server",
    metadata,
    Column("id", Integer, primary_key=True),  # always 1
    Column("clock", BigInteger, nullable=False),  # the stored time of the server's clock
    # when that time was stored, on the clock of the database
    Column("at", BigInteger, nullable=False, server_default="0"),
)

steps: Final = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),  # -1 for chance outcomes
    Column("question", Integer, nullable=False),
    # [[seat, text, forced], ...]: the move and everything that followed from it
    Column("entries", Text, nullable=False),
    Column("sum", String(16), nullable=False),  # a checksum of the rules' behaviour
    Column("at", BigInteger, nullable=False),
    # the name of the window if the table passed it automatically, or the mark of a default answer
    Column("passed", String(40), nullable=False, server_default=""),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),  # the number of the last step before this position
    Column("digest", String(64), nullable=False),
    Column("position", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(16), nullable=False, server_default=""),
    Column("addressee", Integer, nullable=True),
    Column("kind", String(12), nullable=False, server_default="line"),
    Column("about", String(16), nullable=False, server_default=""),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("whom", Integer, nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("address", String(60), nullable=False),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # "address" or "key"
    Column("value", String(64), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

room: Final = Table(
    "room",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("filler", Text, nullable=False),  # written and deleted again to test for free disk space
)

processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(12), nullable=False),  # "server" or "worker"
    Column("name", Text, nullable=False),  # machine and process id
    # the last heartbeat, on the clock of the database
    Column("beat", BigInteger, nullable=False),
    Column("load", Text, nullable=False),  # figures for the operator's page
)

connected: Final = Table(
    "connected",
    metadata,
    Column("process", String(24), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),  # SPECTATOR for clients without a seat
    Column("clients", Integer, nullable=False),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("holder", String(24), nullable=False),
    Column("token", BigInteger, nullable=False),  # increases with every new holder
    Column("until", BigInteger, nullable=False),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

jobs: Final = Table(
    "jobs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("pool", String(12), nullable=False),  # "moves" or "hints"
    Column("asked_by", String(24), nullable=False),  # the server that needs the answer
    Column("table_id", String(32), nullable=False),
    Column("flow", Text, nullable=False),  # who is charged for the CPU time: an address or a table
    # 0 if a person is waiting for the job; jobs with higher numbers come later
    Column("place", Integer, nullable=False),
    Column("expected", Float, nullable=False),  # estimated seconds
    Column("seconds", Float, nullable=False),  # the time limit
    Column("question", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("taken_by", String(24), nullable=False, index=True),  # the worker that has taken the job, or empty
    Column("taken", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("answer", Text, nullable=True),
)

flows: Final = Table(
    "flows",
    metadata,
    Column("name", Text, primary_key=True),
    Column("used", Float, nullable=False),  # CPU seconds used, which decay over time
    Column("at", BigInteger, nullable=False),
)
