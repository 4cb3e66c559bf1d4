import { say } from "../../texts/frame";
import { Icon } from "./icon";

/** The header of a page without a table, with the title and a link to the home page. */
export function PageHead({ title }: { title: string }) {
  return (
    <header class="rules-page-head">
      <a class="button" href="#/">
        <Icon name="home" size={18} /> {say("to-lobby")}
      </a>
      <h1>{title}</h1>
    </header>
  );
}
