import type { DrawnShape } from "./DrawnShape.ts";
import { steps } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";

/** Draws the door seams, handles and tail lamp. */
export function drawSideDetails({ car, shell, sketch }: CarParts): DrawnShape[] {
  const sill = car.clad === true ? 0.27 : 0.14;
  const onSide = (x: number, share: number) => shell.side(x, shell.level(x, share));
  const seams = car.doorLines.map(([top, bottom]) =>
    steps(0.98, sill, 9).map((share) => onSide(bottom + (top - bottom) * Math.min(share * 1.4, 1), share)),
  );
  const ends = car.doorLines.map(([, bottom]) => bottom);
  const underDoors = steps(Math.min(...ends), Math.max(...ends), 9).map((x) => onSide(x, sill));
  const tailLamp = [
    ...steps(1, 17, 6).map((x) => shell.side(x, shell.level(x, 0.97) - 1)),
    ...steps(13, 1, 6).map((x) => shell.side(x, shell.level(x, 0.97) - 17)),
  ];
  return [
    ...[...seams, underDoors].map((seam) => sketch.line("shade", seam, 1.1)),
    ...car.handles.map((x) =>
      sketch.line(
        "trim",
        steps(x - 16, x, 3).map((at) => onSide(at, 0.82)),
        2.2,
      ),
    ),
    sketch.area("tail", tailLamp),
  ];
}
