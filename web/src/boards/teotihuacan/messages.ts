import { localMessages } from "../../texts/local-messages";
import de from "./texts/board.de.ftl?raw";
import en from "./texts/board.en.ftl?raw";

/** Texts of the drawn board itself. */
export const own = localMessages({ en, de });
