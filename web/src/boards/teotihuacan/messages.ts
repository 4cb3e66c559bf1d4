import { localMessages } from "../../texts/local-messages";
import de from "./texts/board.de.ftl?raw";
import en from "./texts/board.en.ftl?raw";

/** The board's own texts. */
export const own = localMessages({ en, de });
