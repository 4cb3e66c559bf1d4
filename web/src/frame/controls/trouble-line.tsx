/** A sentence that describes what went wrong. Nothing is shown if the text is empty. */
export function TroubleLine({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p class="trouble" role="alert">
      {text}
    </p>
  );
}
