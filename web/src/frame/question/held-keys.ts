import { useEffect } from "preact/hooks";

const PRESSING = new Set(["Enter", " ", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);

/** Makes a held-down key answer only one question. */
export function useHeldKeys(): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select");
      if (!event.repeat || typing || !PRESSING.has(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", key, true);
    return () => removeEventListener("keydown", key, true);
  }, []);
}
