import type { Point3 } from "./project.ts";
import type { DrawnShape } from "./DrawnShape.ts";
import { steps } from "./shell.ts";
import { drawWheels } from "./drawWheels.ts";
import type { CarParts } from "./CarParts.ts";

/** Draws the near wheels in their arches. */
export function drawNearWheels({ car, shell, sketch }: CarParts): DrawnShape[] {
  const { rear, front, radius } = car.wheels;
  const y = shell.halfWidth(radius);
  const axles = [rear, front].map((x) => x - shell.middle);
  return [
    ...(car.clad === true ? [rear, front].map((x) => sketch.area("trim", cladding(x))) : []),
    ...axles.map((x) => sketch.disc("tyre", [x, y, radius + 7], radius + 3)),
    ...drawWheels(sketch, { axles, y, radius, width: 12 }),
  ];

  /** Returns the plastic edge around a wheel arch, above the sill. */
  function cladding(x: number): Point3[] {
    return steps(-16, 196, 30).map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const at = x + (radius + 10) * Math.cos(angle);
      const z = Math.max(radius + 5 + (radius + 10) * Math.sin(angle), car.clearance - 3);
      return [at - shell.middle, shell.side(at, z)[1] + 0.3, z];
    });
  }
}
