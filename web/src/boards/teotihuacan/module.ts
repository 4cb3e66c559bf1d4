import type { BoardModule } from "../board-module";
import { plainBoard } from "../plain/module";
import { teotihuacan } from "./plain/plan";

export const board: BoardModule = plainBoard("teotihuacan", teotihuacan);
