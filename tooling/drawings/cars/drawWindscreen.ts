import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { steps } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";

/**
 * Draws the windscreen between the front pillars, with reflections. `pillar` runs from the roof to the foot of the near
 * pillar.
 */
export function drawWindscreen({ sketch }: CarParts, pillar: readonly Point3[]): DrawnShape[] {
  const [topX, topY, topZ] = pillar[0] ?? [0, 0, 0];
  const [footX, footY, footZ] = pillar.at(-1) ?? [0, 0, 0];

  /** Returns a point on the curved glass: −1 to 1 across, 0 to 1 upwards. */
  function point(across: number, up: number): Point3 {
    const bulge = (1 - across ** 2) * (16 - 8 * up);
    const rise = 0.06 + 0.85 * up;
    return [
      footX + (topX - footX) * rise + bulge,
      across * (footY - 4 + (topY - footY) * up),
      footZ + (topZ - footZ) * rise,
    ];
  }

  const glass = [
    ...steps(-1, 1, 13).map((across) => point(across, 0)),
    ...steps(1, -1, 13).map((across) => point(across, 1)),
  ];
  const reflection = (from: number, to: number) => [
    point(from, 0),
    point(to, 0),
    point(to - 0.25, 1),
    point(from - 0.25, 1),
  ];
  return [
    sketch.area(
      "trim",
      glass.map(([x, y, z]): Point3 => [x + 0.5, y * 1.03, z]),
    ),
    sketch.area("glass", glass),
    sketch.area("glassShade", reflection(-0.5, 0.12), 0.55),
    sketch.area("glassShade", reflection(0.3, 0.46), 0.55),
  ];
}
