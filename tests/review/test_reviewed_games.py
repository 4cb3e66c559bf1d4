"""Reviews of whole games: luck, judged choices, fairness, and identical results on every machine."""

from __future__ import annotations

from html import unescape
from pathlib import Path
from types import SimpleNamespace

import pytest

from patolli import cli, game_index, games
from patolli.commands.review import summary
from patolli.kernel import records
from patolli.kernel.chance import CommittedSeed, Rng, Seeded
from patolli.kernel.errors import PatolliError
from patolli.kernel.match import Match
from patolli.kernel.seats import CHANCE
from patolli.players.expectation_table import Expectation
from patolli.players.expectations import Corrections
from patolli.review import judgement
from patolli.review.html_report import no_board, report
from patolli.review.judgement import Judge, ReachedResult, compared_worlds
from patolli.review.luck import Valuation, at_end_of_turn, at_once, luck_of
from patolli.review.review_run import ReviewFile, ReviewRun, file_beside
from patolli.review.review_texts import ReviewTexts, own_choices
from patolli.review.timeline import Timeline, timeline_of
from patolli.review.verdicts import Thresholds, verdict_of

OUTSIDE = "tests.kernel.lanterns"
DEPTH = 40


@pytest.fixture(autouse=True)
def outside_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(game_index.VARIABLE, OUTSIDE)


def played(seed: int = 5, nights: str = "1") -> Match:
    """Plays a random game, which contains many mistakes."""
    match = Match(games.load("lanterns"), 3, Seeded(seed), {"nights": nights})
    rng = Rng(seed)
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        match.play(seat, options[rng.below(len(options))])
    return match


@pytest.fixture(scope="module")
def text() -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(game_index.VARIABLE, OUTSIDE)
        return records.write(played(), ["Ana", "Ben", "Cem"])


def test_a_running_game_is_not_reviewed() -> None:
    match = Match(games.load("lanterns"), 3, Seeded(5), {"nights": "1"})
    with pytest.raises(PatolliError, match="not over"):
        ReviewRun(records.write(match, ["Ana", "Ben", "Cem"]))


def test_a_record_that_does_not_hold_is_not_reviewed(text: str) -> None:
    seed = next(line for line in text.splitlines() if line.startswith("fate:"))
    with pytest.raises(PatolliError):
        ReviewRun(text.replace(seed, "fate: seed 6"))


def test_a_record_of_a_table_is_reviewed_if_its_seed_fits_the_hash() -> None:
    match = Match(games.load("lanterns"), 2, CommittedSeed(bytes(32), ["a", "b"]), {"nights": "1"})
    while not match.over():
        seat = match.asked()[0]
        match.play(seat, match.position.legal_moves(seat)[0])
    record = records.write(match, ["Ana", "Ben"])
    assert timeline_of(match.game, record).players == 2
    commitment = CommittedSeed(bytes(32), []).commitment()
    with pytest.raises(PatolliError):
        timeline_of(match.game, record.replace(commitment, commitment[::-1]))


def at_random(name: str, players: int, seed: int) -> Match:
    match = Match(games.load(name), players, Seeded(seed))
    rng = Rng(seed)
    while not match.over():
        seat = match.asked()[0]
        options = match.position.legal_moves(seat)
        match.play(seat, options[rng.below(len(options))])
    return match


@pytest.mark.parametrize("valuation", [at_once, at_end_of_turn])
def test_luck_of_all_outcomes_sums_to_nothing_by_their_odds(valuation: Valuation) -> None:
    run = ReviewRun(records.write(at_random("chichen-itza", 2, 3), ["Ana", "Ben"]), DEPTH)
    timeline = run.timeline
    uneven = 0
    for at in [one.at for one in run.rough.luck][::16]:
        p = timeline.positions[at].copy()
        outcomes, odds = p.legal_moves(CHANCE), p.odds()
        sums = [0.0] * timeline.players
        before = timeline.entries[at].move
        for outcome, weight in zip(outcomes[:8], odds, strict=False):
            timeline.entries[at].move = outcome
            found = luck_of(timeline, run.model, at, valuation)
            assert found is not None
            uneven += any(abs(one) > 0.01 for one in found.points)
            sums = [total + weight * one for total, one in zip(sums, found.points, strict=True)]
        timeline.entries[at].move = before
        if len(outcomes) <= 8:
            assert sums == pytest.approx([0.0] * timeline.players, abs=1e-6)
    assert uneven > 0


def test_what_later_rounds_make_up_for_is_not_counted(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        judgement, "is_over", lambda _p: False
    )  # otherwise, this short game would be over too soon
    run = ReviewRun(text, 4 * DEPTH)
    judge = Judge(run.timeline, run.model, 4 * DEPTH, 0.1)
    costs = {at: judge.judge(at) for at in run.rough.decisions[:30]}
    worst = max(costs.values(), key=lambda one: one.low)
    assert worst.low > 0
    run.model.corrections = Corrections(costs=0.5)
    assert judge.judge(worst.at).cost == pytest.approx(worst.cost / 2)


def test_the_part_of_luck_that_passes_is_not_counted() -> None:
    run = ReviewRun(records.write(at_random("chichen-itza", 2, 3), ["Ana", "Ben"]), DEPTH)
    event = next(one for one in run.rough.luck if any(abs(points) > 0.1 for points in one.points))
    whole = run.model.corrections.luck
    run.model.corrections = Corrections(luck=whole / 4)
    found = luck_of(run.timeline, run.model, event.at, at_once)
    assert found is not None
    assert found.points == pytest.approx([one / 4 for one in event.points])


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_review_says_what_its_luck_is_worth(text: str, language: str) -> None:
    run = ReviewRun(text, DEPTH)
    texts = ReviewTexts(run.timeline, language)
    said = set()
    for explains in (-1.0, 0.01, 0.2):
        run.model.corrections = Corrections(luck_explains=explains)
        said.add(texts.luck_worth(run.review()))
        assert texts.luck_worth(run.review()) in unescape(report(run.review(), texts, no_board))
    assert len(said) == 3
    assert any("20" in one for one in said)


def test_the_ledger_of_a_game_adds_up_to_its_points(text: str) -> None:
    found = ReviewRun(text, DEPTH).finish()
    totals = played().position.scores().totals()
    unit = played().position.scores().unit
    for row, total in zip(found.points, totals, strict=True):
        assert row.result == total / unit
        parts = row.start + row.luck + row.hidden + row.own_choices + row.other_choices + row.remainder
        assert row.answered == 0
        assert parts == pytest.approx(row.result)
    assert found.curve[-1].points == [row.result for row in found.points]
    assert sum(found.curve[0].win) == pytest.approx(1.0)


def test_processes_and_interruptions_change_nothing(text: str, tmp_path: Path) -> None:
    whole = ReviewRun(text, DEPTH).finish().to_dict()
    beside = file_beside(tmp_path / "game.record")
    stopped = ReviewRun(text, DEPTH)
    kept = ReviewFile(beside, stopped)
    kept.begin()
    work = stopped.judge()
    kept.add(next(work))
    work.close()
    with beside.open("a", encoding="utf-8") as file:
        file.write('{"at": 17, "se')  # a write was interrupted
    again = ReviewRun(text, DEPTH)
    assert ReviewFile(beside, again).resume() == len(stopped.judged) > 0
    assert not again.review().is_complete()
    assert again.finish(workers=2).to_dict() == whole
    assert whole["complete"]
    assert whole["digest"] != again.rough.with_choices([]).to_dict()["digest"]


def test_what_was_judged_at_another_depth_is_not_taken(text: str, tmp_path: Path) -> None:
    beside = file_beside(tmp_path / "game.record")
    one = ReviewRun(text, DEPTH)
    ReviewFile(beside, one).begin()
    assert ReviewFile(beside, ReviewRun(text, 2 * DEPTH)).resume() == 0
    assert ReviewFile(beside, ReviewRun(text, DEPTH)).resume() == 0  # no choice has been judged yet
    beside.write_bytes(b"\xff\xfe no text")
    assert ReviewFile(beside, ReviewRun(text, DEPTH)).resume() == 0


def test_what_others_held_in_secret_does_not_enter_a_judgement(text: str) -> None:
    """The judgement of a choice must be the same in another world that looks the same to the seat."""
    run = ReviewRun(text, DEPTH)
    differed = 0
    for at in run.rough.decisions[-30:]:
        seat = run.timeline.entries[at].seat
        truth = run.timeline.positions[at]
        judge = Judge(run.timeline, run.model, DEPTH, 0.1)
        first = judge.judge(at)
        world = truth.observation(seat).determinize(Rng(99))
        differed += world != truth
        run.timeline.positions[at] = world
        other = judge.judge(at)
        run.timeline.positions[at] = truth
        assert (first.best, first.cost, first.low, first.high, first.lost_points) == (
            other.best,
            other.cost,
            other.low,
            other.high,
            other.lost_points,
        )
    assert differed > 0


def test_a_planted_blunder_is_found(text: str) -> None:
    """Random games contain bad answers, and the search finds alternatives that are worth
    several points more.
    """
    run = ReviewRun(text, 4 * DEPTH)
    found = run.finish()
    worst = max(found.choices, key=lambda one: one.cost)
    assert worst.low > 0
    assert verdict_of(worst, Thresholds(worst.cost / 4, worst.cost / 3, worst.cost / 2)) == "blunder"
    judge = Judge(run.timeline, run.model, 4 * DEPTH, 0.1)
    better = judge.judge(worst.at, run.game.vocabulary.move(worst.best))
    assert better.best == better.chosen or better.low <= 0  # the better answer must not count as a blunder


def test_an_answer_that_the_table_gave_is_marked_and_not_counted_as_an_own_choice(text: str) -> None:
    before = ReviewRun(text, 4 * DEPTH).finish()
    worst = max(before.choices, key=lambda one: one.cost)
    match = played()
    match.log[worst.at].answered = True
    run = ReviewRun(records.write(match, ["Ana", "Ben", "Cem"]), 4 * DEPTH)
    found = run.finish()
    assert [one.at for one in found.choices if one.answered] == [worst.at]
    own, given = before.points[worst.seat], found.points[worst.seat]
    assert given.answered == pytest.approx(-worst.lost_points[worst.seat])
    assert given.own_choices + given.answered == pytest.approx(own.own_choices)
    texts = ReviewTexts(run.timeline, "en")
    name = texts.name(worst.seat)
    page = unescape(report(found, texts, no_board))
    assert f"Turn {run.timeline.turns[worst.at][1] + 1}, {name}: answered for the player" in page
    assert f"The table answered “{texts.move(worst.at, worst.chosen)}” for {name}." in page
    said = summary(found, texts)
    assert f"answered for the player {texts.number(given.answered)}" in said
    assert "answered for the player" not in summary(before, ReviewTexts(ReviewRun(text).timeline, "en"))
    assert len(own_choices(found, worst.seat)) == len(own_choices(before, worst.seat)) - 1
    assert [one.kind for one in found.turning_points if one.at == worst.at] in ([], ["answered"])


@pytest.mark.parametrize(
    ("round_", "last", "seat", "name"),
    [(4, 6, 1, "Round 4, Ben"), (4, 6, -1, "Round 4"), (0, 0, 1, "Turn 9, Ben"), (0, 6, 1, "Set-up, Ben")],
)
def test_a_moment_is_named_by_its_round_where_the_game_counts_rounds(
    text: str, round_: int, last: int, seat: int, name: str
) -> None:
    timeline = timeline_of(games.load("lanterns"), text)
    texts = ReviewTexts(timeline, "en")
    timeline.positions[3] = SimpleNamespace(round=round_)  # type: ignore[call-overload]
    timeline.positions[-1] = SimpleNamespace(round=last)  # type: ignore[call-overload]
    timeline.turns[3] = (seat, 8)
    assert texts.when(3) == name
    assert texts.when(3, 0).endswith(", Ana")


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_report_is_one_page_without_a_network(text: str, language: str) -> None:
    run = ReviewRun(text, DEPTH)
    texts = ReviewTexts(run.timeline, language)
    page = report(run.finish(), texts, no_board)
    assert "http" not in page
    assert "<script" not in page
    assert page.count("<svg") >= 2
    assert [fault for fault in texts.words.messages.faults if fault.startswith("review")] == []
    assert {"en": "What was hidden is", "de": "Verborgenes ist"}[language] in page


def test_names_cannot_break_the_page() -> None:
    text = records.write(played(), ["<b>Ana</b>", "Ben & Söhne", '"Cem"'])
    run = ReviewRun(text, DEPTH)
    page = report(run.review(), ReviewTexts(run.timeline, "en"), no_board)
    assert "<b>Ana" not in page
    assert "Ben &amp; Söhne" in page


def test_the_command_writes_a_page_and_goes_on_where_it_stopped(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, page = tmp_path / "game.record", tmp_path / "review.html"
    record.write_text(text, encoding="utf-8")
    words = ["review", str(record), "--depth", str(DEPTH), "--workers", "1", "--language", "en"]
    cli.main([*words, "--html", str(page)])
    first = capsys.readouterr().out
    assert "Digest of this review: " in first
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    judged = file_beside(record).read_text(encoding="utf-8")
    cli.main(words)
    assert (
        capsys.readouterr().out
        == "\n".join(line for line in first.splitlines() if not line.startswith("Written to")) + "\n"
    )
    assert sorted(file_beside(record).read_text(encoding="utf-8").splitlines()) == sorted(judged.splitlines())


def test_where_nothing_can_be_written_the_review_is_made_all_the_same(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.record"
    record.write_text(text, encoding="utf-8")
    file_beside(record).mkdir()
    cli.main(["review", str(record), "--depth", "24", "--workers", "1", "--language", "en"])
    shown = capsys.readouterr()
    assert "so this review is not kept" in shown.err
    assert "Digest of this review: " in shown.out


def test_the_command_refuses_what_is_no_finished_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("no record", encoding="utf-8")
    with pytest.raises(SystemExit):
        cli.main(["review", str(file)])
    assert "a record begins with" in capsys.readouterr().err


def test_timelines_have_a_position_before_every_move(text: str) -> None:
    found: Timeline = timeline_of(games.load("lanterns"), text)
    assert len(found.positions) == len(found.entries) + 1
    for at in found.decisions():
        assert found.entries[at].move in found.options(at)
    assert found.end.asked() == []


def test_a_cost_in_a_finished_game_counts_as_a_whole() -> None:
    """A point lost at the very end cannot be made up for."""
    good, bad = Expectation([10.0, 5.0], [1.0, 0.0]), Expectation([7.0, 5.0], [0.0, 1.0])
    for over, share in ((True, 1.0), (False, 0.5)):
        found = compared_worlds([ReachedResult(good, True)], [ReachedResult(bad, over)], 0, 0.5)
        assert found.points == [[3.0 * share, 0.0]]
        assert found.win == [[share, -share]]
        assert found.goals == [3.0 * share]
