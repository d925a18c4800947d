/** Colour of a shape: of the car, or common to all cars. */
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

/** A filled path; with a third entry, a line of that width. */
type CarShape = readonly [fill: CarFill, path: string, lineWidth?: number];

/** Position and radius of a wheel. */
export type CarWheel = readonly [x: number, y: number, radius: number];

/**
 * A vehicle seen from its right side, driving to the right, on a 300 × 150 sheet whose ground is at y = 136.
 * Painted in order: shadow, `shapes`, wheel arches, wheels, `over`.
 */
export type CarDrawing = {
  /** Shadow on the ground, from x to x. */
  shadow: readonly [from: number, to: number];
  shapes: readonly CarShape[];
  wheels: readonly CarWheel[];
  over?: readonly CarShape[];
  /** Whether the wheels have no arches. */
  bare?: boolean;
};
