import type { Drawing } from "./drawing";

export const quetzalcoatl: Drawing = {
  ground: "corn",
  motif: (
    <>
      <path class="f-jade i" d="M12 13C9 9 9.5 5.5 12 2.8c2.5 2.7 3 6.2 0 10.2Z" />
      <path class="f-jade i" d="M11 14C6.5 13.5 4 11 3.6 7.2 7.5 7.5 10.5 9.5 11 14Z" />
      <path class="f-jade i" d="M13 14c4.5-.5 7-3 7.4-6.8C16.5 7.5 13.5 9.5 13 14Z" />
      <path class="f-plaster i" d="M6 20.8c0-5 2-7.3 6-7.3s6 2.3 6 7.3Z" />
      <circle class="k" cx="9.8" cy="17" r="1.1" />
      <circle class="k" cx="14.2" cy="17" r="1.1" />
    </>
  ),
};
