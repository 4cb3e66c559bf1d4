/**
 * A cut stone in the gem's colour. The gem's name is shown next to the stone or is a label for screen
 * readers.
 */
export function Gem({ id, name, shown = false }: { id: string; name: string; shown?: boolean }) {
  return (
    <span class="gem-sign" title={name}>
      <svg class={`gem gem-${id}`} viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
        <path d="M-5-8H5L9-2 0 9-9-2Z" />
        <path class="gem-cut" d="M-9-2H9M-4-2 0 9 4-2M-4-2-5-8M4-2 5-8" />
      </svg>
      <span class={shown ? undefined : "sr"}>{name}</span>
    </span>
  );
}
