import { say } from "../words/frame";

export function Tour({ game }: { game: string }) {
  return (
    <main class="loading">
      <p>{game}</p>
      <a class="button" href="#/">{say("to-lobby")}</a>
    </main>
  );
}
