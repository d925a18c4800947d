import type { SidePoint } from "./CarModel.ts";

/** Number of samples between two points of a smooth curve. */
export const SAMPLES = 6;

/** Returns a smooth curve through the points (Catmull-Rom). */
export function smooth(points: readonly SidePoint[]): SidePoint[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (next === undefined) return [point];
    const before = points[index - 1] ?? point;
    const after = points[index + 2] ?? next;
    return Array.from({ length: SAMPLES }, (_, step) => between(before, point, next, after, step / SAMPLES));
  });
}

/** Returns the height of a curve at x, interpolated linearly between its samples. */
export function heightAt(curve: readonly SidePoint[], x: number): number {
  const index = curve.findIndex(([end]) => end >= x);
  const [x1, z1] = curve[index] ?? curve.at(-1) ?? [0, 0];
  const [x0, z0] = curve[index - 1] ?? [x1, z1];
  return x1 === x0 ? z1 : z0 + (z1 - z0) * Math.min(Math.max((x - x0) / (x1 - x0), 0), 1);
}

function between(a: SidePoint, b: SidePoint, c: SidePoint, d: SidePoint, share: number): SidePoint {
  const along = (axis: 0 | 1) => {
    const slopeB = tangent(a, b, c)[axis];
    const slopeC = tangent(b, c, d)[axis];
    const s2 = share * share;
    const s3 = s2 * share;
    return (
      (2 * s3 - 3 * s2 + 1) * b[axis] +
      (s3 - 2 * s2 + share) * slopeB +
      (3 * s2 - 2 * s3) * c[axis] +
      (s3 - s2) * slopeC
    );
  };
  /** Returns the tangent at `q`, scaled to the length of the segment from b to c. */
  function tangent(p: SidePoint, q: SidePoint, r: SidePoint): SidePoint {
    const size = distance(b, c);
    const totalDistance = distance(p, q) + distance(q, r) || 1;
    return [((r[0] - p[0]) / totalDistance) * size, ((r[1] - p[1]) / totalDistance) * size];
  }
  return [along(0), along(1)];
}

function distance(a: SidePoint, b: SidePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
