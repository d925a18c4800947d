import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { mirror } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";
import { levelArea } from "./levelArea.ts";

/** Draws the far side: its wheels, the floor, the bonnet and boot lid, and the bed of a pick-up. */
export function drawFarSide({ car, shell, sketch }: CarParts): DrawnShape[] {
  const { rear, front, radius } = car.wheels;
  const y = -shell.halfWidth(radius) + 8;
  const floor = shell.ring(0).map(([x, across, z]): Point3 => [x, across, z - 4]);
  const edge = shell.ring(1);
  const top = [...edge, ...edge.map(mirror)];
  return [
    ...[rear, front].flatMap((x) =>
      [0, 16].map((inwards) => sketch.disc("tyre", [x - shell.middle, y + inwards, radius], radius)),
    ),
    sketch.solid("trim", [...floor, ...floor.map(mirror)]),
    sketch.solid("body", top),
    sketch.solid("shine", top, 0.4),
    ...(car.bed === undefined ? [] : [sketch.area("trim", levelArea(shell, car.bed[0] + 5, car.bed[1] - 4))]),
  ];
}
