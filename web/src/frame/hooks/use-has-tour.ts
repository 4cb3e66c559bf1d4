import { useEffect, useState } from "preact/hooks";
import { games } from "../../state/game-assets";

/** Whether this game has a tour; false until this is known. */
export function useHasTour(game: string): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    void games().then(
      (all) => setHas(all.some((one) => one.name === game && one.tour)),
      () => {},
    );
  }, [game]);
  return has;
}
