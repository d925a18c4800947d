/** What a shape is painted with: the car's own paint, or what is the same on every car. */
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

/** A filled path; a third entry makes it a line of that width instead. */
export type CarShape = readonly [fill: CarFill, path: string, lineWidth?: number];

/** Where a wheel stands, and how large it is. */
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
  /** Wheels stand free, without arches. */
  bare?: boolean;
};
