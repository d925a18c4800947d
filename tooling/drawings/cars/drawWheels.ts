import type { DrawnShape } from "./DrawnShape.ts";
import type { Sketch } from "./createSketch.ts";

type Wheels = { axles: readonly number[]; y: number; radius: number; width: number };

/** Draws the tyres, rims and spokes in the outer plane `y`. */
export function drawWheels(sketch: Sketch, { axles, y, radius, width }: Wheels): DrawnShape[] {
  const rim = radius * 0.68;
  const spokes = axles.flatMap((x) =>
    [0, 1, 2, 3, 4].map((spoke) => {
      const angle = ((spoke * 72 - 90) * Math.PI) / 180;
      const end = [x + Math.cos(angle) * rim * 0.9, y, radius + Math.sin(angle) * rim * 0.9] as const;
      return sketch.line("rimShade", [[x, y, radius], end], radius * 0.045);
    }),
  );
  const discs = (fill: DrawnShape["fill"], size: number, inwards = 0) =>
    axles.map((x) => sketch.disc(fill, [x, y - inwards, radius], size));
  return [
    ...discs("tyre", radius, width),
    ...discs("tyre", radius),
    ...discs("rimShade", rim),
    ...discs("rim", rim * 0.92),
    ...spokes,
    ...discs("tyre", radius * 0.16),
  ];
}
