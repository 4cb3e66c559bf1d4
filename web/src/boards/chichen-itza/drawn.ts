import { plainCard } from "../plain/card";
import { plainDoes } from "../plain/does";
import { plainBeside } from "../plain/warns";
import ChichenBoard from "./board";
import { chichenFlights } from "./flights";
import { ChichenHoldings } from "./holdings";

export const drawn = { board: ChichenBoard, holdings: ChichenHoldings, flights: chichenFlights, card: plainCard, does: plainDoes, beside: plainBeside };
