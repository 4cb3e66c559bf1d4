import { gearPath } from "../boards/tzolkin/geometry";

/** The house's own sign: a wheel with the four seats on it. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="-60 -60 120 120" width="104" height="104" aria-hidden="true">
      <path class="emblem-gear" d={gearPath(16, 48)} />
      <circle class="emblem-face" r="37" />
      <path class="emblem-cross" d="M-7-34H7V-7H34V7H7V34H-7V7H-34V-7H-7Z" />
      <circle class="emblem-sun" r="12" />
      <circle class="emblem-seat" cx="0" cy="-24" r="5.5" fill="var(--seat-0)" />
      <path class="emblem-seat" d="M24-6 30.5 5H17.5Z" fill="var(--seat-1)" />
      <path class="emblem-seat" d="M-5 19H5V29H-5Z" fill="var(--seat-2)" />
      <path class="emblem-seat" d="M-24-7-17 0-24 7-31 0Z" fill="var(--seat-3)" />
    </svg>
  );
}
