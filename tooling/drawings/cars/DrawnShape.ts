/** Colour of a shape: a vehicle colour, or one common to all vehicles. */
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

/** Path data with its fill. With `line`, a stroke of that width, in units of the path data. */
export type DrawnShape = { fill: CarFill; path: string; opacity?: number; line?: number };
