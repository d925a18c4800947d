import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { mirror, steps } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";
import { drawWindscreen } from "./drawWindscreen.ts";
import { levelArea } from "./levelArea.ts";

/** Draws the cabin, seats, windscreen and folded top of a convertible. */
export function drawOpenTop(parts: CarParts): DrawnShape[] {
  const { car, shell, sketch } = parts;
  const [from, to] = car.open ?? [0, 0];
  const pillar = shell.roof.slice(shell.flat.front).map(([x, z]) => shell.upper(x, z));
  const foot = pillar.at(-1) ?? [0, 0, 0];
  const frame = [...pillar.toReversed(), ...pillar.map(mirror)].map(([x, y, z]): Point3 => [x, y, z - 2]);
  return [
    sketch.area("trim", levelArea(shell, to, foot[0] + shell.middle)),
    ...[to + 40, to + 92].flatMap((x) => [-34, 34].flatMap((y) => seat(x, y))),
    ...drawWindscreen(parts, pillar),
    sketch.line("body", frame, 2.6),
    sketch.solid("tyre", foldedTop()),
    sketch.solid(
      "trim",
      foldedTop().map(([x, y, z]): Point3 => [x, y * 0.96, z * 0.985]),
      0.7,
    ),
  ];

  function seat(x: number, y: number): DrawnShape[] {
    const z = shell.beltAt(x);
    const box = (low: number, high: number, half: number) =>
      [-half, half].flatMap((across) =>
        [-6, 6].flatMap((along) =>
          [low, high].map((up): Point3 => [x - shell.middle + along - (up - low) * 0.15, y + across, up]),
        ),
      );
    return [sketch.solid("tyre", box(z - 20, z + 16, 19)), sketch.solid("tyre", box(z + 16, z + 30, 11))];
  }

  function foldedTop(): Point3[] {
    return steps(from, to, 8).flatMap((at): Point3[] => {
      const [x, y, z] = shell.side(at, shell.beltAt(at));
      const rise = 17 * Math.sin((Math.PI * (at - from)) / (to - from)) ** 0.5;
      return [-1, 1].flatMap((sign): Point3[] => [
        [x, sign * y * 0.9, z],
        [x, sign * y * 0.7, z + rise],
      ]);
    });
  }
}
