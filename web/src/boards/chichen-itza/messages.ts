import { localMessages } from "../../texts/local-messages";
import de from "./texts/board.de.ftl?raw";
import en from "./texts/board.en.ftl?raw";

/** Formats one of the board's own messages. */
export const own = localMessages({ en, de });
