/** A sentence that says what went wrong. If the text is empty, nothing is shown. */
export function TroubleLine({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="trouble" role="alert">
      {text}
    </p>
  );
}
