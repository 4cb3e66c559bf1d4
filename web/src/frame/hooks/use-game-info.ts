import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../../net/protocol";
import { games } from "../../state/game-assets";

/** The data of a game as soon as it is loaded; `failed` receives the reason if that is not possible. */
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
