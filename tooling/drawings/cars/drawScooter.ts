import { project, type Point2, type Point3 } from "./project.ts";
import type { SidePoint } from "./CarModel.ts";
import { smooth } from "./curve.ts";
import type { CarFill, DrawnShape } from "./DrawnShape.ts";
import { drawWheels } from "./drawWheels.ts";
import { CANVAS } from "./fitToCanvas.ts";
import { mergeShapes } from "./mergeShapes.ts";
import type { ScooterModel } from "./ScooterModel.ts";
import { steps } from "./shell.ts";
import { createSketch } from "./createSketch.ts";

/** Draws a scooter in three-quarter view, from back to front. */
export function drawScooter(scooter: ScooterModel): DrawnShape[] {
  const sketch = createSketch(fit(scooter));
  const { rear, front, radius } = scooter.wheels;
  const at = ([x, z]: SidePoint, y: number): Point3 => [x - scooter.length / 2, y, z];
  const wheel = (x: number) =>
    drawWheels(sketch, { axles: [x - scooter.length / 2], y: 5, radius, width: 10 });
  const [barX, barZ] = scooter.bar;
  const grips = [-31, 31].map((y) => at([barX - 6, barZ + 4], y));
  return mergeShapes([
    sketch.shadow(scooter.length / 2 + 12, 34),
    ...wheel(rear),
    ...wheel(front),
    ...fork(),
    ...mudguard(),
    ...block("trim", scooter.floor),
    ...scooter.bodywork.slice(0, 1).flatMap((part) => [...painted(part), darkBelow(part)]),
    ...block("tyre", scooter.seat),
    ...(scooter.topCase === undefined ? [] : painted(scooter.topCase)),
    disc("tail", scooter.tail, 4, 12),
    sketch.line("trim", [at([rear - 12, radius + 6], 15), at([rear + 26, radius], 15)], 5),
    ...mirror(-1),
    sketch.line("tyre", [at([barX, barZ], -16), ...grips.slice(0, 1)], 3.4),
    ...scooter.bodywork.slice(1).flatMap(painted),
    ...windshield(),
    sketch.line("tyre", [at([barX, barZ], 16), ...grips.slice(1)], 3.4),
    ...mirror(1),
    ...lamp(),
  ]);

  function outlineOf({ outline, half, halfTop = half }: ScooterModel["seat"], sign: 1 | -1): Point3[] {
    const heights = outline.map(([, z]) => z);
    const [low, high] = [Math.min(...heights), Math.max(...heights)];
    return smooth([...outline, ...outline.slice(0, 1)]).map(([x, z]) =>
      at([x, z], sign * (half + ((halfTop - half) * (z - low)) / (high - low))),
    );
  }

  function block(fill: CarFill, part: ScooterModel["seat"]): DrawnShape[] {
    return [sketch.solid(fill, [...outlineOf(part, 1), ...outlineOf(part, -1)])];
  }

  /** Draws a painted part: light on top and in front, its side in the body's colour. */
  function painted(part: ScooterModel["seat"]): DrawnShape[] {
    const near = outlineOf(part, 1);
    const all = [...near, ...outlineOf(part, -1)];
    return [sketch.solid("body", all), sketch.solid("shine", all, 0.35), sketch.solid("body", near)];
  }

  function darkBelow(part: ScooterModel["seat"]): DrawnShape {
    const near = outlineOf(part, 1);
    const heights = near.map(([, , z]) => z);
    const waist = Math.min(...heights) * 0.55 + Math.max(...heights) * 0.45;
    return sketch.solid(
      "shade",
      near.filter(([, , z]) => z < waist),
      0.45,
    );
  }

  function disc(fill: CarFill, point: SidePoint, size: number, y: number): DrawnShape {
    return sketch.disc(fill, at(point, y), size);
  }

  function fork(): DrawnShape[] {
    return [sketch.line("rimShade", [at([barX + 6, barZ - 14], 8), at([front, radius], 8)], 4)];
  }

  /** Draws the painted mudguard of the front wheel. */
  function mudguard(): DrawnShape[] {
    const arc = (size: number, y: number) =>
      steps(28, 168, 16).map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        return at([front + size * Math.cos(angle), radius + size * Math.sin(angle)], y);
      });
    const side = (y: number) => [...arc(radius + 6, y), ...arc(radius - 3, y).toReversed()];
    return [
      sketch.area("shade", side(-9)),
      sketch.area("shine", [...arc(radius + 6, -9), ...arc(radius + 6, 9).toReversed()]),
      sketch.area("body", side(9)),
    ];
  }

  function mirror(sign: 1 | -1): DrawnShape[] {
    const stem = at([barX, barZ], sign * 20);
    const head = at([barX + 2, barZ + 22], sign * 30);
    const [x, y, z] = head;
    return [
      sketch.line("trim", [stem, head], 1.6),
      sketch.solid(
        "trim",
        steps(0, 360, 13).map((turn): Point3 => {
          const angle = (turn * Math.PI) / 180;
          return [x, y + 9 * Math.cos(angle), z + 6 * Math.sin(angle)];
        }),
      ),
    ];
  }

  function windshield(): DrawnShape[] {
    const [foot, top] = scooter.windshield ?? [];
    if (foot === undefined || top === undefined) return [];
    return [sketch.area("glass", [at(foot, 13), at(foot, -13), at(top, -18), at(top, 18)], 0.75)];
  }

  /** Draws the headlamp on the front of the handlebar's cover, facing forwards. */
  function lamp(): DrawnShape[] {
    const [x, , z] = at(scooter.lamp, 0);
    const oval = (size: number) =>
      steps(0, 360, 21).map((turn): Point3 => {
        const angle = (turn * Math.PI) / 180;
        return [x - 3 * Math.sin(angle), 9 * size * Math.cos(angle), z + 6.5 * size * Math.sin(angle)];
      });
    return [sketch.solid("rimShade", oval(1.2)), sketch.solid("lamp", oval(1))];
  }
}

/** Returns the mapping that centres a scooter on the canvas's ground. */
function fit({ length, height }: ScooterModel): (point: Point2) => Point2 {
  const [, top] = project([0, 0, height + 14]);
  const [, ground] = project([length / 4, 10, 0]);
  const scale = ((CANVAS.ground - 4) / (ground - top)) * (height / 150) ** 0.4;
  return ([x, y]) => [CANVAS.width / 2 + x * scale, CANVAS.ground + (y - ground) * scale];
}
