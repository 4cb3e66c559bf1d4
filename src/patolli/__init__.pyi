from .api import (
    CHANCE as CHANCE,
)
from .api import (
    SPECTATOR as SPECTATOR,
)
from .api import (
    Game as Game,
)
from .api import (
    IllegalMove as IllegalMove,
)
from .api import (
    LegalMove as LegalMove,
)
from .api import (
    Match as Match,
)
from .api import (
    Move as Move,
)
from .api import (
    PatolliError as PatolliError,
)
from .api import (
    Position as Position,
)
from .api import (
    Reason as Reason,
)
from .api import (
    Replay as Replay,
)
from .api import (
    Rng as Rng,
)
from .api import (
    Seat as Seat,
)
from .api import (
    Seeded as Seeded,
)
from .api import (
    explain as explain,
)
from .api import (
    game_names as game_names,
)
from .api import (
    game_of as game_of,
)
from .api import (
    legal_moves as legal_moves,
)
from .api import (
    load as load,
)
from .api import (
    new_position as new_position,
)
from .api import (
    play as play,
)
from .api import (
    play_chance as play_chance,
)
from .api import (
    playout as playout,
)
from .api import (
    points as points,
)
from .api import (
    points_by_source as points_by_source,
)
from .api import (
    question as question,
)
from .api import (
    replay as replay,
)
from .api import (
    text_board as text_board,
)
from .build_info import compiled as compiled

__version__: str

LIBRARY: frozenset[str]
