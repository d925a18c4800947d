import { project, type Point2 } from "./project.ts";
import type { CarModel } from "./CarModel.ts";
import type { Shell } from "./shell.ts";

/** Size of the canvas and y coordinate of its ground, in canvas units. */
export const CANVAS = { width: 274, height: 137, ground: 129 };
/** Width at which the widest vehicle is drawn, and its projected width in centimetres. */
const WIDEST = { drawn: 268, projected: 560 };

/**
 * Returns the mapping that centres a car on the canvas's ground. Smaller cars are drawn smaller, but the difference is
 * reduced.
 */
export function fitToCanvas(shell: Shell, { front, radius }: CarModel["wheels"]): (point: Point2) => Point2 {
  const outline = [...shell.ring(0.3), ...shell.roof.map(([x, z]) => shell.upper(x, z))].map(project);
  const across = outline.map(([x]) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const top = Math.min(...outline.map(([, y]) => y));
  const ground = project([front - shell.middle, shell.halfWidth(radius), 0])[1];
  const drawn = WIDEST.drawn * ((right - left) / WIDEST.projected) ** 0.45;
  const scale = Math.min(drawn / (right - left), (CANVAS.ground - 6) / (ground - top));
  return ([x, y]) => [
    CANVAS.width / 2 + (x - (left + right) / 2) * scale,
    CANVAS.ground + (y - ground) * scale,
  ];
}
