import { project, type Point2, type Point3 } from "./project.ts";
import type { CarFill, DrawnShape } from "./DrawnShape.ts";
import { UNITS_PER_CANVAS_UNIT, hull, ovalOf, pathOf } from "./path.ts";

/** Creates functions that draw shapes given in 3D. `place` maps projected centimetres to the canvas. */
export function createSketch(place: (point: Point2) => Point2) {
  const flat = (point: Point3) => place(project(point));

  /** The area inside an outline. */
  const area = (fill: CarFill, outline: readonly Point3[], opacity?: number): DrawnShape => ({
    fill,
    path: pathOf(outline.map(flat)),
    ...(opacity !== undefined && { opacity }),
  });

  /** The convex hull of the points, as a solid. */
  const solid = (fill: CarFill, points: readonly Point3[], opacity?: number): DrawnShape => ({
    fill,
    path: pathOf(hull(points.map(flat))),
    ...(opacity !== undefined && { opacity }),
  });

  /** A line with a width in canvas units. */
  const line = (fill: CarFill, points: readonly Point3[], width: number): DrawnShape => ({
    fill,
    path: pathOf(points.map(flat), false),
    line: Math.round(width * UNITS_PER_CANVAS_UNIT),
  });

  /** A circle in the side plane. */
  const disc = (fill: CarFill, centre: Point3, radius: number): DrawnShape => ({
    fill,
    path: ovalOf(
      circle((across, up) => [centre[0] + across * radius, centre[1], centre[2] + up * radius]).map(flat),
    ),
  });

  /** An ellipse on the ground, around the origin. */
  const shadow = (halfLength: number, halfWidth: number): DrawnShape => ({
    fill: "ground",
    path: ovalOf(circle((along, across) => [along * halfLength, across * halfWidth, 0]).map(flat)),
  });

  return { area, solid, line, disc, shadow };
}

export type Sketch = ReturnType<typeof createSketch>;

/** Returns the control points of four cubic curves that form a circle of radius 1. */
function circle(at: (x: number, y: number) => Point3): Point3[] {
  const handle = 0.5523;
  const unit = [
    [1, 0],
    [1, handle],
    [handle, 1],
    [0, 1],
    [-handle, 1],
    [-1, handle],
    [-1, 0],
    [-1, -handle],
    [-handle, -1],
    [0, -1],
    [handle, -1],
    [1, -handle],
    [1, 0],
  ] as const;
  return unit.map(([x, y]) => at(x, y));
}
