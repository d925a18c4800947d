import type { Pane } from "./CarModel.ts";
import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { steps } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";

/** Draws the side windows in one dark frame, with reflections. */
export function drawSideWindows({ car, shell, sketch }: CarParts): DrawnShape[] {
  const first = car.panes[0];
  const last = car.panes.at(-1);
  if (first === undefined || last === undefined) return [];

  /** Returns the outline of a window, with a gap above the belt and a frame below the roof's edge. */
  function outline([rearBottom, rearTop, frontBottom, frontTop]: Pane, gap = 4, frame = 7): Point3[] {
    const low = (x: number) => shell.beltAt(x) + gap;
    const high = (x: number) => Math.max(shell.roofAt(x) - frame, low(x));
    return [
      ...steps(rearBottom, frontBottom, 10).map((x) => shell.upper(x, low(x))),
      ...steps(frontTop, rearTop, 16).map((x) => shell.upper(x, high(x))),
    ];
  }

  function reflection([rearBottom, rearTop, frontBottom, frontTop]: Pane): Pane {
    const width = Math.min(frontBottom - rearBottom, frontTop - rearTop);
    return [
      rearBottom + width * 0.2,
      rearTop + width * 0.42,
      rearBottom + width * 0.66,
      rearTop + width * 0.88,
    ];
  }

  return [
    sketch.area("trim", outline([first[0] - 3, first[1] - 3, last[2] + 4, last[3] + 2], 1.5, 4)),
    ...car.panes.map((pane) => sketch.area("glassShade", outline(pane))),
    ...car.panes.map((pane) => sketch.area("glass", outline(reflection(pane)), 0.6)),
  ];
}
