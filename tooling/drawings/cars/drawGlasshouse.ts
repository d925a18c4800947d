import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { mirror } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";
import { drawSideWindows } from "./drawSideWindows.ts";
import { drawWindscreen } from "./drawWindscreen.ts";

/** Draws the roof, pillars and windows. */
export function drawGlasshouse(parts: CarParts): DrawnShape[] {
  const { car, shell, sketch } = parts;
  const edge = shell.roof.map(([x, z]) => shell.upper(x, z));
  const top = edge.slice(shell.flat.rear, shell.flat.front + 1);
  const crown = top.map(([x, , z], index): Point3 => [
    x,
    0,
    z + 4 * Math.sin((Math.PI * index) / (top.length - 1)),
  ]);
  const rail = top.slice(2, -2).map(([x, y, z]): Point3 => [x, y - 3, z + 5]);
  return [
    sketch.solid("body", [...edge, ...edge.map(mirror), ...crown]),
    sketch.solid("shine", [...top, ...top.map(mirror), ...crown], 0.45),
    ...drawWindscreen(parts, edge.slice(shell.flat.front)),
    ...drawSideWindows(parts),
    ...(car.rails === true ? [sketch.line("trim", rail, 1.8)] : []),
  ];
}
