import type { Drawing } from "./drawing";

export const foodGoods: Drawing = {
  ground: "cacao",
  motif: (
    <>
      <path class="f-corn i" d="M12 3c2 1.8 2.6 5 1.8 8.5h-3.6C9.4 8 10 4.8 12 3Z" />
      <path
        class="f-jade i"
        d="M10 11.5C8.5 8.5 6.5 7 4 6.7c.3 2.3 1 4 2.5 4.8ZM14 11.5c1.5-3 3.5-4.5 6-4.8-.3 2.3-1 4-2.5 4.8Z"
      />
      <path class="f-plaster i" d="M3 11.5h18c0 5.5-3.5 9-9 9s-9-3.5-9-9Z" />
      <path class="i n" d="M4.5 15h15" />
    </>
  ),
};
