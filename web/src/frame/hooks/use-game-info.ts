import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../../net/protocol";
import { games } from "../../state/game-assets";

/**
 * The data about a game as soon as it has been loaded; if loading fails, `failed` is called with the reason.
 */
export function useGameInfo(name: string, failed: (trouble: string) => void): GameInfo | undefined {
  const [info, setInfo] = useState<GameInfo | undefined>();
  useEffect(() => {
    let here = true;
    games().then(
      (all) => here && setInfo(all.find((one) => one.name === name)),
      (error: Error) => here && failed(error.message),
    );
    return () => void (here = false);
  }, [name]);
  return info;
}
