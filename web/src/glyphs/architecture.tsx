import type { Drawing } from "./drawing";

export const architecture: Drawing = {
  ground: "blue",
  motif: (
    <>
      <path class="f-plaster i" d="M3.5 20.2V16h3.8v-4.3H11V7.5h9.5v12.7Z" />
      <path class="i n" d="M7.3 16h13M11 11.7h9.5M14 16v4M17 11.7V16M15 7.5v4" />
    </>
  ),
};
