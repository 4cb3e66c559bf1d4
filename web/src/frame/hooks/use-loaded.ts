import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component whose code is loaded when it is first shown; null until then. */
export function useLoaded<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | null {
  const [page, setPage] = useState<{ Page: ComponentType<P> } | null>(null);
  useEffect(() => {
    void load().then((Page) => setPage({ Page }));
  }, []);
  return page?.Page ?? null;
}
