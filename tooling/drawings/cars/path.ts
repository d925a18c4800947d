import type { Point2 } from "./project.ts";

/** Units of path data per canvas unit. */
export const UNITS_PER_CANVAS_UNIT = 4;
/** Maximum distance between a curve and its drawn line, in canvas units. */
const TOLERANCE = 0.25;

/** Returns the convex hull (monotone chain), counter-clockwise. */
export function hull(points: readonly Point2[]): Point2[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

/** Returns one side of the hull of sorted points, without its last point. */
function halfHull(sorted: readonly Point2[]): Point2[] {
  const hullPoints: Point2[] = [];
  for (const point of sorted) {
    while (isInside(hullPoints, point)) hullPoints.pop();
    hullPoints.push(point);
  }
  return hullPoints.slice(0, -1);
}

/** Returns whether the last kept point lies inside the hull continued by `next`. */
function isInside(hullPoints: readonly Point2[], next: Point2): boolean {
  const [before, last] = hullPoints.slice(-2);
  return before !== undefined && last !== undefined && turn(before, last, next) <= 0;
}

/** Returns SVG path data of straight lines, simplified and with integer coordinates. */
export function pathOf(points: readonly Point2[], closed = true): string {
  const line = simplify(points).map(([x, y]): Point2 => [
    Math.round(x * UNITS_PER_CANVAS_UNIT),
    Math.round(y * UNITS_PER_CANVAS_UNIT),
  ]);
  // All areas have the same orientation, so that overlapping ones can share a path.
  const [first = [0, 0], ...rest] = closed && area(line) < 0 ? line.toReversed() : line;
  let [x, y] = first;
  const steps = rest.flatMap(([toX, toY]) => {
    const step: Point2 = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return step[0] === 0 && step[1] === 0 ? [] : [step];
  });
  return `M${pair(first)}l${steps.map(pair).join(" ").replaceAll(" -", "-")}${closed ? "z" : ""}`;
}

/**
 * Returns SVG path data of a closed curve.
 *
 * @param points the start, then two control points and the end of each cubic curve
 */
export function ovalOf(points: readonly Point2[]): string {
  const scaled = points.map(([x, y]): Point2 => [
    Math.round(x * UNITS_PER_CANVAS_UNIT),
    Math.round(y * UNITS_PER_CANVAS_UNIT),
  ]);
  const [first = [0, 0], ...rest] = area(scaled) < 0 ? scaled.toReversed() : scaled;
  let at = first;
  const curves = Array.from({ length: rest.length / 3 }, (_, index) => {
    const three = rest.slice(index * 3, index * 3 + 3);
    const text = three.map(([x, y]) => pair([x - at[0], y - at[1]])).join(" ");
    at = three[2] ?? at;
    return `c${text.replaceAll(" -", "-")}`;
  });
  return `M${pair(first)}${curves.join("")}z`;
}

function pair([x, y]: Point2): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Drops points closer to the line than `TOLERANCE` (Ramer–Douglas–Peucker). */
function simplify(points: readonly Point2[]): Point2[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const distances = points.map((point) => distanceToLine(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest < TOLERANCE) return [first, last];
  const index = distances.indexOf(farthest);
  return [...simplify(points.slice(0, index + 1)).slice(0, -1), ...simplify(points.slice(index))];
}

function distanceToLine([x, y]: Point2, [ax, ay]: Point2, [bx, by]: Point2): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Returns twice the signed area. */
function area(points: readonly Point2[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function turn(a: Point2, b: Point2, c: Point2): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
