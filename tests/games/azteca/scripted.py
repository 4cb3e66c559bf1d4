"""Simple scripted players, and a report on games between them.

    python -m tests.games.azteca.scripted [GAMES]

The players use only what their seat can see and take whatever they can easily gain. How much they offer to
Tezcatlipoca depends on their generosity, which has three degrees.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict

from patolli.games.azteca import moves, names
from patolli.games.azteca.common import army_boxes, board
from patolli.games.azteca.game import GAME
from patolli.games.azteca.position import AztecaPosition
from patolli.kernel.chance import Rng
from patolli.kernel.events import EventLog
from patolli.kernel.seats import CHANCE
from patolli.kernel.vocabulary import PASS, STOP, YES

GENEROSITY = {"close-fisted": [47, 51, 57, 66], "fair": [50, 54, 60, 70], "open-handed": [54, 59, 65, 75]}
"""The total offering to Tezcatlipoca at each step of the stair, in tenths of a point, for three and four
players.
"""
FEWER = 10
"""How much less two players offer, in tenths of a point. The cards demand less of them."""


class Player:
    """A player for one seat. The same `seed` leads to the same choices."""

    def __init__(self, seed: int, degree: str) -> None:
        self.dice = Rng(seed)
        self.degree = degree
        self.plan = 0
        self.lakes: list[int] = []
        self.before: list[int] = []
        self.repeats = False

    def chance(self, percent: int) -> bool:
        return int(self.dice.below(100)) < percent

    def any_of(self, options: list[int]) -> int:
        return options[int(self.dice.below(len(options)))]

    def choose(self, p: AztecaPosition, seat: int) -> int:
        kind = p.question(seat).kind
        options = p.legal_moves(seat)
        if len(options) == 1:
            return options[0]
        answer = getattr(self, f"on_{kind}", None)
        if answer is not None:
            move = answer(p, seat, options)
            assert isinstance(move, int)
            return move
        return p.default(seat)

    # ---- set-up and soldiers ------------------------------------------------------------------------

    def on_PlaceMarker(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.any_of(options)

    def on_LayMarker(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.any_of(options)

    def on_FirstDike(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.any_of(options)

    def on_Fill(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return max(options)

    def on_Exchange(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        army = p.current_march.army
        others = [p.box_of(seat, b).size for b in army_boxes.boxes_in_reach(p, seat) if b != army]
        full = p.box_of(seat, army).size >= p.tables.army_limit
        return PASS if full or sum(others) == 0 else moves.REORGANISE

    def on_Buy(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        keep = 3 if p.round > 1 else 1
        left = p.decision(seat).numbers(p, seat)[0]
        envoys = [at for at in p.pochtecas[seat * 3 : seat * 3 + 3] if at != names.IN_SUPPLY]
        bought = p.drafts[seat].moves
        if moves.BUY_GENERAL in options and left >= 6:
            return moves.BUY_GENERAL
        if moves.BUY_POCHTECA in options and len(envoys) + bought.count(moves.BUY_POCHTECA) < 2:
            return moves.BUY_POCHTECA
        if moves.BUY_SHIP in options and p.fleet(seat) + bought.count(moves.BUY_SHIP) < 2 and left > 4:
            return moves.BUY_SHIP
        if left <= keep:
            return STOP
        soldiers = [m for m in options if m < moves.BUY_POCHTECA]
        boxed = [m for m in soldiers if (m - moves.BUY_SOLDIER) % names.BOXES != names.RESERVE]
        if bought and bought[-1] in boxed:
            return bought[-1]
        return self.any_of(boxed or soldiers) if soldiers else STOP

    # ---- market and envoys --------------------------------------------------------------------------

    def on_Look(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.any_of(options)

    def on_Bid(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        lot = len(p.drafts[seat].moves)
        value = p.observation(seat).lots[0].values[lot]
        if value <= 0 or not self.chance(60):
            return 0
        return min(max(options), int(value) + int(self.dice.below(2)))

    def on_Rebid(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return min(max(options), int(self.dice.below(4)))

    def on_Order(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        t = p.tribute[seat] - 3 * sum(1 for m in p.drafts[seat].moves if m < moves.ORDER_EXPEDITION)
        own = [
            m for m in options if m < moves.ORDER_EXPEDITION and self.assimilable(p, seat, m - moves.ORDER)
        ]
        free = [
            m
            for m in options
            if moves.ORDER <= m < moves.ORDER_EXPEDITION
            and p.owner[m - moves.ORDER] == names.NOBODY
            and p.tables.kind[m - moves.ORDER] == names.INNER
        ]
        if t >= 3 and free and self.chance(60):
            return max(free, key=lambda m: p.marker[m - moves.ORDER] * 10 + int(self.dice.below(10)))
        if t >= 3 and own:
            return self.any_of(own)
        return moves.ORDER_EXPEDITION

    def assimilable(self, p: AztecaPosition, seat: int, area: int) -> bool:
        return 0 <= area < names.INNER_AREAS and p.owner[area] == seat and not p.assimilated[area]

    def on_Mission(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return min(options)

    # ---- lakes --------------------------------------------------------------------------------------

    def on_Sail(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        sent = len(p.drafts[seat].moves)
        if sent == 0:
            self.repeats = len(self.lakes) == p.harbour[seat] and self.chance(70)
            self.before, self.lakes = self.lakes, []
        move = self.before[sent] if self.repeats else self.lake(p, seat, options)
        self.lakes.append(move)
        return move

    def lake(self, p: AztecaPosition, seat: int, options: list[int]) -> int:
        near = [a for a in p.tables.neighbours[p.capital[seat]] if board.is_sea(a)]
        if not near or self.chance(20):
            return self.any_of(options[1:])
        return moves.SAIL + self.any_of(near) - names.LAND

    def on_Attack(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        for move in options[1:]:
            sea, other = divmod(move - moves.ATTACK, names.MOST_PLAYERS)
            if p.ships[sea * p.players + seat] > p.ships[sea * p.players + other] and self.chance(40):
                return move
        return PASS

    def on_Break(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        mine, theirs = p.decision(seat).numbers(p, seat)[1:]
        return moves.FIGHT_ON if mine > theirs else moves.BREAK_OFF

    def on_Offer(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return min(1, max(m for m in options if m < names.MOST_AMOUNT))

    def on_Answer(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return YES if self.chance(60) else p.default(seat)

    # ---- flower war ---------------------------------------------------------------------------------

    def on_Activate(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        armies = [m for m in options if moves.ACTIVATE <= m < moves.ACTIVATE + names.ARMIES]
        home = p.box_of(seat, names.RESERVE).size

        def size(move: int) -> int:
            army = move - moves.ACTIVATE
            here = p.box_of(seat, army).size
            return here + (home if p.army_area(seat, army) == p.capital[seat] else 0)

        promising = [m for m in armies if self.promising(p, seat, m - moves.ACTIVATE)]
        if promising:
            return max(promising, key=size)
        best = max(armies, key=size)
        if size(best) >= 3 and self.chance(30):
            return best
        return moves.NO_MORE_MARCHES if moves.NO_MORE_MARCHES in options else PASS

    def promising(self, p: AztecaPosition, seat: int, army: int) -> bool:
        """Returns whether an adjacent area is worth attacking. If the army is in the capital, soldiers from
        the Reserve are counted too.
        """
        here = p.army_area(seat, army)
        force = p.box_of(seat, army).cards[:]
        if here == p.capital[seat]:
            for kind in reversed(range(names.SOLDIERS)):
                room = p.tables.army_limit - sum(force)
                force[kind] += min(room, p.box_of(seat, names.RESERVE).count(kind))
        value = force[names.WARRIOR] + 2 * force[names.JAGUAR]
        for area in p.tables.neighbours[here]:
            if area >= names.LAND or p.owner[area] == seat or board.border(p, here, area) == names.NO_BORDER:
                continue
            if p.owner[area] == names.NOBODY:
                found = value >= (8 if board.is_outer(p, area) else 5)
            else:
                found = sum(force) >= 3 and area not in p.capital and self.chance(50)
            if found:
                return True
        return False

    def on_NextArea(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        goals = [m for m in options if m != STOP and m - moves.GO < names.LAND and self.inviting(p, seat, m)]
        if goals:
            return max(goals, key=lambda m: self.worth(p, m - moves.GO) + int(self.dice.below(3)))
        own = [
            m for m in options if m != STOP and m - moves.GO < names.LAND and p.owner[m - moves.GO] == seat
        ]
        size = p.box_of(seat, p.current_march.army).size
        if size >= 3 and self.chance(50):
            seas = [m for m in options if m != STOP and board.is_sea(m - moves.GO)]
            if own or seas:
                return self.any_of(own + seas)
        return STOP if STOP in options else p.default(seat)

    def worth(self, p: AztecaPosition, area: int) -> int:
        return 3 * p.marker[area] + (4 if board.is_outer(p, area) else 2)

    def inviting(self, p: AztecaPosition, seat: int, move: int) -> bool:
        area = move - moves.GO
        owner = p.owner[area]
        box = p.box_of(seat, p.current_march.army)
        value = box.count(names.WARRIOR) + 2 * box.count(names.JAGUAR)
        if owner == seat:
            return False
        if owner == names.NOBODY:
            return value >= (8 if board.is_outer(p, area) else 5)
        defending = sum(
            p.box_of(owner, army).size
            for army in range(names.ARMIES)
            if board.armies_in(p, area, owner) >> army & 1
        )
        if area in p.capital:
            return defending == 0 and box.size >= 3 and self.chance(30)
        return box.size > defending + 1 and self.chance(50)

    def on_Intercept(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        march = p.current_march
        theirs = p.box_of(march.seat, march.army).size
        for move in options[1:]:
            if p.box_of(seat, move - moves.INTERCEPT).size > theirs and self.chance(30):
                return move
        return PASS

    def on_Cousin(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return options[1] if p.box_of(seat, names.RESERVE).size > 1 and self.chance(40) else PASS

    def on_Defend(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return YES

    def on_NameUnits(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return max(options)

    def on_Reinforce(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return options[1] if seat in (p.current_battle.attacker, p.current_battle.defender) else PASS

    def on_Retreat(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        b = p.current_battle
        army = b.army if seat == b.attacker else p.decision(seat).numbers(p, seat)[0]
        weak = p.box_of(seat, army).size <= 1
        goals = [m for m in options if m not in (PASS, moves.TO_THE_END)]
        if PASS not in options or weak:
            return self.any_of(goals)
        return moves.TO_THE_END if moves.TO_THE_END in options else PASS

    # ---- cards --------------------------------------------------------------------------------------

    def a_card(self, p: AztecaPosition, seat: int, options: list[int], percent: int) -> int:
        cards = [m for m in options if m != PASS]
        return self.any_of(cards) if cards and self.chance(percent) else PASS

    def on_TributeCard(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        if moves.TLALOC in options:
            return moves.TLALOC
        hurt = [
            m for m in options if m != PASS and p.owner[m - moves.INSUBORDINATION] not in (seat, names.NOBODY)
        ]
        return self.any_of(hurt) if hurt else PASS

    def on_EnvoyCard(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 70)

    def on_Divert(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 80)

    def on_DeclareRaid(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 60)

    def on_Favour(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 80)

    def on_Stratagem(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 20)

    def on_PlayFlood(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 40)

    def on_Disaster(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.a_card(p, seat, options, 40)

    def on_JoinAlliance(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return self.any_of(options)

    def on_Promise(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return 1

    def on_Influence(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        if p.phase == names.JUDGEMENT:
            value = p.tables.judgement_value[p.players][p.judgement_card]
            if max(p.dice_face) + p.offering < value:
                return moves.TLENAMACAC + p.dice_face.index(min(p.dice_face))
            return PASS
        mine = p.battle and seat == p.current_battle.attacker and len(p.dice_face) == 4
        if mine and p.dice_face[0] == names.BLANK and self.chance(50):
            return moves.TLENAMACAC
        return PASS

    # ---- gods ---------------------------------------------------------------------------------------

    def on_Give(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        tenths = GENEROSITY[self.degree][min(p.stair, 3)] - (FEWER if p.players == 2 else 0)
        share, rest = divmod(tenths, p.players * 10) if p.players else (0, 0)
        self.plan = share + int(self.chance(rest * 100 // (p.players * 10)))
        return max(0, max(options) - self.plan)

    def on_OfferSp(self, p: AztecaPosition, seat: int, options: list[int]) -> int:  # noqa: N802
        return min(max(options), self.plan)


class Played:
    """A finished game, with its final position, events, and the number of questions to each seat."""

    def __init__(self, players: int, seed: int, degree: str) -> None:
        p = GAME.start(players)
        assert isinstance(p, AztecaPosition)
        event_log = EventLog()
        p.event_log = event_log
        fate = Rng(seed)
        seats = [Player(seed * 10 + seat + 1, degree) for seat in range(players)]
        self.log: list[tuple[int, int]] = []
        # how often the table waits for each seat with the default standing answers
        self.usual = [0] * players
        # how often it waits if the players switch off the default answer for windows in which they act
        self.prompts = [0] * players
        self.answers = [0] * players
        self.windows: Counter[str] = Counter()
        last = last_usual = -9
        while True:
            asked = p.asked()
            if not asked:
                break
            seat = asked[0]
            if seat == CHANCE:
                move = p.legal_moves(CHANCE)[fate.weighted(p.odds())]
                last = last_usual = -9
            else:
                d = p.decision(seat)
                move = seats[seat].choose(p, seat)
                if len(p.legal_moves(seat)) > 1 or d.secret:
                    passes = GAME.passes_by_default(p, seat)
                    if not passes and seat != last_usual:
                        self.usual[seat] += 1
                    last_usual = last_usual if passes else seat
                    if not passes or move != p.default(seat):
                        self.answers[seat] += 1
                        if seat != last:
                            self.prompts[seat] += 1
                            self.windows[d.window or d.id] += 1
                        last = seat
            self.log.append((seat, move))
            p.play(seat, move)
        self.position = p
        self.events = [e.to_dict(GAME.events) for e in event_log.events]


SOURCES = {
    "income-sp": ("markers", "assimilated", "outer"),
    "lot-value": ("sp",),
    "expedition-sp": ("sp",),
    "prisoners": ("sp",),
    "sure-prisoner": ("sp",),
    "promised-prisoners": ("sp",),
}


def report(players: int, games: int, degree: str) -> str:
    endings: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    sources: defaultdict[str, int] = defaultdict(int)
    rounds: list[int] = []
    prompts: list[int] = []
    usual: list[int] = []
    answers: list[int] = []
    for seed in range(games):
        g = Played(players, seed, degree)
        p = g.position
        both = p.stair >= p.tables.hell and p.pyramid >= p.tables.pyramid_top
        endings["both" if both else ("", "hell", "pyramid")[p.outcome]] += 1
        rounds.append(p.round)
        prompts += g.prompts
        usual += g.usual
        answers += g.answers
        for seat in p.scores().winners():
            wins[names.PEOPLE_IDS[p.people[seat]]] += 1
        for e in g.events:
            for part in SOURCES.get(str(e["event"]), ()):
                sources[f"{e['event']} {part}"] += int(e[part])
    rounds.sort()
    usual.sort()
    share = ", ".join(f"{k} {100 * n / games:.0f} %" for k, n in sorted(endings.items()))
    won = ", ".join(f"{k} {100 * wins[k] / max(1, sum(wins.values())):.0f} %" for k in names.PEOPLE_IDS)
    gained = ", ".join(f"{k} {n / games:.1f}" for k, n in sorted(sources.items()))
    middle = f"{sum(rounds) / games:.1f} ({rounds[games // 10]}–{rounds[games * 9 // 10]})"
    asked = f"{sum(usual) / len(usual):.0f} (90 %: {usual[len(usual) * 9 // 10]}, most {usual[-1]})"
    cards = f"{sum(prompts) / len(prompts):.0f} with the windows in which they act"
    said = f"{cards}; answers {sum(answers) / len(answers):.0f}"
    return (
        f"{players} players, {degree}, {games} games\n  endings: {share}\n  rounds: {middle}\n"
        f"  wins: {won}\n  sp a game: {gained}\n  prompts a seat: {asked}; {said}"
    )


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    for count in (4, 3, 2):
        for how in GENEROSITY:
            print(report(count, many, how), flush=True)
