import type { Point3 } from "./project.ts";
import { mirror, steps, type Shell } from "./shell.ts";

/**
 * Returns the outline of a horizontal surface between two lengthwise positions, just above the belt line and inset from
 * the car's sides: a load bed or an open interior.
 */
export function levelArea(shell: Shell, from: number, to: number): Point3[] {
  const near = steps(from, to, 9).map((x): Point3 => {
    const [across, y, z] = shell.side(x, shell.beltAt(x) + 0.5);
    return [across, y * 0.85, z];
  });
  return [...near, ...near.map(mirror).toReversed()];
}
