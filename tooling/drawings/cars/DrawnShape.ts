/** Colour of a shape: of the vehicle, or common to all. */
export type CarFill =
  | "body"
  | "shade"
  | "shine"
  | "glass"
  | "glassShade"
  | "tyre"
  | "rim"
  | "rimShade"
  | "trim"
  | "lamp"
  | "tail"
  | "ground";

/** Path data with its colour; with `line`, a line of that width in units of the path data. */
export type DrawnShape = { fill: CarFill; path: string; opacity?: number; line?: number };
