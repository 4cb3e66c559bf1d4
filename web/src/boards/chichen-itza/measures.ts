/** Sizes of the panels in units of the wide board: one unit is about a pixel on a screen of 1440 by 900. */
export const ACTIONS_WIDTH = 222;
export const MARKET_WIDTH = 240;
export const ROUNDS_HEIGHT = 58;
export const FAVOR_HEIGHT = 104;
export const THREATS_HEIGHT = 62;
export const BOARD_WIDTH = 1068;
export const BOARD_HEIGHT = 150;
export const UPRIGHT_BOARD = { width: 560, height: 306 };
