import { project, type Point3 } from "./project.ts";
import type { CarFill, DrawnShape } from "./DrawnShape.ts";
import { steps } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";

/** Draws the visible lower body: side and nose in one shape, darker below and in front. */
export function drawWalls({ car, shell, sketch }: CarParts): DrawnShape[] {
  const isClad = car.clad === true;
  const noseLow = shell.level(car.length, 0.22);
  const noseTop = shell.level(car.length, 1) - 1;
  const nose = steps(28, 152, 20);
  return [
    band("body", 0, 1),
    sketch.line("shine", visiblePart(0.92).slice(3, -8), 1.8),
    band("shade", 0, 0.42, 0.45),
    band(isClad ? "trim" : "shade", 0, isClad ? 0.24 : 0.2),
    sketch.area(
      "shade",
      [
        ...nose.map((degrees) => shell.front(degrees, noseTop)),
        ...nose.toReversed().map((degrees) => shell.front(degrees, noseLow)),
      ],
      0.28,
    ),
  ];

  /** Returns the part of a ring that is visible to the viewer. */
  function visiblePart(share: number): Point3[] {
    const points = shell.ring(share);
    const across = points.map((point) => project(point)[0]);
    return points.slice(across.indexOf(Math.min(...across)), across.indexOf(Math.max(...across)) + 1);
  }

  /** Draws the area between two rings. Its ends follow the outline of the body. */
  function band(fill: CarFill, low: number, high: number, opacity?: number): DrawnShape {
    const between = steps(high, low, 7).map(visiblePart);
    const inner = between.slice(1, -1);
    return sketch.area(
      fill,
      [
        ...(between[0] ?? []),
        ...inner.flatMap((points) => points.slice(-1)),
        ...(between.at(-1) ?? []).toReversed(),
        ...inner.toReversed().flatMap((points) => points.slice(0, 1)),
      ],
      opacity,
    );
  }
}
