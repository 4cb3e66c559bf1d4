import { localMessages } from "../../../texts/local-messages";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";

export const own = localMessages({ en, de });
