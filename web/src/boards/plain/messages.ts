import { localMessages } from "../../texts/local-messages";
import de from "./texts/own.de.ftl?raw";
import en from "./texts/own.en.ftl?raw";

/** Texts of the plain board itself. */
export const own = localMessages({ en, de });
