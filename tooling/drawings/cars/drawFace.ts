import { project, type Point3 } from "./project.ts";
import type { CarFill, DrawnShape } from "./DrawnShape.ts";
import { steps } from "./shell.ts";
import type { CarParts } from "./CarParts.ts";

/** Draws the grille, air intake, number plate and headlamps. */
export function drawFace({ car, shell, sketch }: CarParts): DrawnShape[] {
  const [half, low, high] = car.grille;
  const { lamp } = car;
  return [
    across("trim", half, low, high),
    across("trim", 0.62, car.clearance + 3, car.clearance + 13),
    sketch.line("rimShade", arc(half, (low + high) / 2), 0.9),
    across("tyre", 0.26, car.clearance + 17, car.clearance + 28),
    ...(lamp.round === true
      ? [onBothSides("rimShade", roundLamp(1.18)), onBothSides("lamp", roundLamp(1))].flat()
      : [onBothSides("trim", sharpLamp(2)), onBothSides("lamp", sharpLamp(0))].flat()),
  ];

  /** Returns a point on the nose, limited to the part that faces the viewer. */
  function onNose(degrees: number, z: number): Point3 {
    const points = steps(90, 179, 90).map((angle) => project(shell.front(angle, z))[0]);
    const limit = 90 + points.indexOf(Math.max(...points));
    return shell.front(Math.min(degrees, limit), z);
  }

  /** Returns a horizontal line across a fraction of the width. */
  function arc(share: number, z: number): Point3[] {
    const reach = 90 - (Math.acos(share ** 1.3) * 180) / Math.PI;
    return steps(90 - reach, 90 + reach, 13).map((degrees) => onNose(degrees, z));
  }

  function across(fill: CarFill, share: number, from: number, to: number): DrawnShape {
    return sketch.area(fill, [...arc(share, from), ...arc(share * 1.08, to).toReversed()]);
  }

  function onBothSides(
    fill: CarFill,
    outline: readonly (readonly [degrees: number, z: number])[],
  ): DrawnShape[] {
    return [
      sketch.area(
        fill,
        outline.map(([degrees, z]) => onNose(degrees, z)),
      ),
      sketch.area(
        fill,
        outline.map(([degrees, z]) => onNose(180 - degrees, z)),
      ),
    ];
  }

  function roundLamp(share: number): [number, number][] {
    return steps(0, 360, 25).map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return [
        (lamp.from + lamp.to) / 2 + ((lamp.to - lamp.from) / 2) * share * Math.cos(angle),
        (lamp.low + lamp.high) / 2 + ((lamp.high - lamp.low) / 2) * share * Math.sin(angle),
      ];
    });
  }

  /** Returns a lamp whose lower edge rises towards the side. */
  function sharpLamp(rim: number): [number, number][] {
    const rise = (lamp.high - lamp.low) * 0.4;
    const from = lamp.from - rim * 1.5;
    const to = lamp.to + rim;
    return [
      ...steps(0, 1, 9).map((share): [number, number] => [
        from + (to - from) * share,
        lamp.low - rim + rise * (1 - share),
      ]),
      ...steps(to, from, 9).map((degrees): [number, number] => [degrees, lamp.high + rim * 0.8]),
    ];
  }
}
