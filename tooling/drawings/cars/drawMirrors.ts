import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import type { CarParts } from "./CarParts.ts";

export function drawMirrors({ car, shell, sketch }: CarParts): DrawnShape[] {
  const [footX, footZ] = car.roof.at(-1) ?? [0, 0];
  const y = shell.halfWidth(90);
  const corners = (sign: 1 | -1, from: number, to: number) =>
    [-7, 7].flatMap((along) =>
      [0, 1].flatMap((up) =>
        [from, to - 3 * up].map((out): Point3 => [
          footX - 18 - shell.middle + along - up * 2,
          sign * (y + out),
          footZ + 3 + up * 13,
        ]),
      ),
    );
  return [
    sketch.solid("body", corners(1, -4, 13)),
    sketch.solid("shade", corners(1, -4, 2), 0.4),
    sketch.solid("shade", corners(-1, -4, 13)),
  ];
}
