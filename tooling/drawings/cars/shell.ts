import type { CarModel } from "./CarModel.ts";
import type { Point3 } from "./project.ts";
import { heightAt, SAMPLES, smooth } from "./curve.ts";

/** Exponent of the rounded ends in plan view: 2 gives an ellipse, higher values squarer ends. */
const ROUNDING = 3;
const REAR_DEPTH = 34;

/**
 * Creates functions for the surfaces of a car's body. Angles on the nose: 0° is the near side, 90° the middle, 180° the
 * far side.
 */
export function createShell(car: CarModel) {
  const middle = car.length / 2;
  const belt = smooth(car.belt);
  const roof = smooth(car.roof);
  const noseDepth = car.noseDepth ?? 44;
  const noseTop = belt.at(-1)?.[1] ?? 70;
  const height = Math.max(...car.roof.map(([, z]) => z), noseTop + 30);

  const beltAt = (x: number) => heightAt(belt, x);
  const roofAt = (x: number) => heightAt(roof, x);
  /** Returns the height at a fraction of the lower body: 0 is the sill, 1 the belt. */
  const level = (x: number, share: number) => car.clearance + share * (beltAt(x) - car.clearance);

  function halfWidth(z: number): number {
    const share = (z - car.clearance) / (90 - car.clearance);
    const bulge = share < 0.5 ? 0.93 + 0.14 * share : 1 - 0.09 * (share - 0.5);
    return (car.width / 2) * bulge;
  }

  function nose(z: number): number {
    const lean = (car.noseLean ?? 12) * Math.max(0, (z - 48) / (noseTop - 48));
    const chin = 7 * Math.max(0, (40 - z) / 20);
    return car.length - lean - chin;
  }

  /** Returns half the width at x, narrower at the rounded ends. */
  function halfWidthAt(x: number, z: number): number {
    const atNose = (x - (nose(z) - noseDepth)) / noseDepth;
    const atRear = (REAR_DEPTH - x) / REAR_DEPTH;
    const end = Math.min(Math.max(atNose, atRear * 0.86, 0), 1);
    return halfWidth(z) * (1 - end ** ROUNDING) ** (1 / ROUNDING);
  }

  /** Returns a point on the near side. */
  const side = (x: number, z: number): Point3 => [x - middle, halfWidthAt(x, z), z];

  /** Returns a point on the rounded nose. */
  function front(degrees: number, z: number): Point3 {
    const angle = (degrees * Math.PI) / 180;
    const cosine = Math.cos(angle);
    const x = nose(z) - noseDepth + noseDepth * Math.sin(angle) ** (2 / ROUNDING);
    return [x - middle, halfWidth(z) * Math.sign(cosine) * Math.abs(cosine) ** (2 / ROUNDING), z];
  }

  /** Returns the horizontal line around the near side and the nose at a fraction of the lower body. */
  function ring(share: number): Point3[] {
    const end = nose(level(car.length - noseDepth, share)) - noseDepth;
    const along = steps(0, end, 40).map((x) => side(x, level(x, share)));
    const around = steps(4, 176, 43).map((degrees) => {
      const x = front(degrees, level(car.length, share))[0] + middle;
      return front(degrees, level(x, share));
    });
    return [...along, ...around];
  }

  /** Returns a point on the near side of the glasshouse. */
  function upper(x: number, z: number): Point3 {
    const foot = beltAt(x);
    const share = Math.max((z - foot) / (height - foot), 0);
    const atBelt = Math.min(halfWidthAt(x, foot), halfWidth(foot)) * 0.95;
    return [
      x - middle,
      atBelt + (halfWidth(foot) * (car.roofWidth ?? 0.72) - halfWidth(foot) * 0.95) * share,
      z,
    ];
  }

  /** Indexes of the ends of the flat part in the smoothed roof curve. */
  const flat = { rear: car.flat[0] * SAMPLES, front: car.flat[1] * SAMPLES };

  return { beltAt, roofAt, level, side, front, ring, upper, halfWidth, roof, flat, middle };
}

export type Shell = ReturnType<typeof createShell>;

/** Returns `count` evenly spaced numbers from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}

/** Returns the same point on the far side. */
export function mirror([x, y, z]: Point3): Point3 {
  return [x, -y, z];
}
