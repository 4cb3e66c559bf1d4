import { useEffect, useState } from "preact/hooks";
import { isSolved, puzzleList } from "../../state/puzzles";
import { say } from "../../texts/frame";

/** A link to the next unsolved puzzle of the game, or to the list if all puzzles are solved. */
export function NextPuzzle({ game, id }: { game: string; id: string }) {
  const [next, setNext] = useState("");
  useEffect(() => {
    let here = true;
    void puzzleList(game).then(
      ({ puzzles }) => {
        const at = puzzles.findIndex((one) => one.id === id);
        const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
        if (here) setNext(order.find((one) => !isSolved(game, one.id))?.id ?? "");
      },
      () => {},
    );
    return () => void (here = false);
  }, [game, id]);
  return (
    <a class="button main small" data-next href={next ? `#/puzzles/${game}/${next}` : `#/puzzles/${game}`}>
      {say(next ? "puzzle-next" : "puzzles-all")}
    </a>
  );
}
