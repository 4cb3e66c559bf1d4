/** What went wrong, in a sentence; nothing if the text is empty. */
export function TroubleLine({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="trouble" role="alert">
      {text}
    </p>
  );
}
