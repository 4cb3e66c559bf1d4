/** Copies text, even on an unencrypted page, where the browser offers no clipboard. */
export function copyText(
  text: string,
  field: HTMLInputElement | HTMLTextAreaElement | null,
): Promise<boolean> {
  const selected = () => {
    field?.select();
    return document.execCommand("copy");
  };
  const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
  return written.then(() => true, selected);
}
