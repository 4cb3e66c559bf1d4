/** A key handler that acts like a press of a button: on Enter and on the space bar. */
export function onPressKey(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act(event);
  };
}
