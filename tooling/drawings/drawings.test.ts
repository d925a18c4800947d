// @vitest-environment jsdom
import { readFile } from "node:fs/promises";
import { carBodies } from "@sayara/domain/car/CarBody";
import { expect, test } from "vitest";
import { carSprite } from "./carSprite.ts";
import type { CarModel } from "./cars/CarModel.ts";
import { UNITS_PER_CANVAS_UNIT } from "./cars/path.ts";
import { CANVAS } from "./cars/fitToCanvas.ts";
import { sprites, spritePath } from "./sprites.ts";
import * as icons from "@sayara/ui/Icon/icons";
import { lightPaint } from "@sayara/ui/theme/paint";
import { lightPalette } from "@sayara/ui/theme/palette";

const files = Object.entries(sprites).map(([path, draw]) => [path, draw()] as const);

test.each(files)("%s is up to date (pnpm --filter @sayara/tooling-drawings draw)", async (path, drawn) => {
  expect(await readFile(spritePath(path), "utf8")).toBe(drawn);
});

test.each(files)(
  "%s uses only theme colours, and no style that the content security policy blocks",
  (_path, drawn) => {
    const carColours = ["car-body", "car-shade", "car-shine"];
    const paints = Object.keys(lightPaint).map((name) => `paint-${name}`);
    const colours = Object.keys(lightPalette).map((name) => `color-${name}`);
    const usedColours = [...drawn.matchAll(/var\(--sy-([\w-]+)\)/g)].map(([, name]) => name);
    expect(usedColours.filter((name = "") => ![...carColours, ...paints, ...colours].includes(name))).toEqual(
      [],
    );
    expect(drawn).not.toMatch(/#[0-9a-f]{3,8}"|<style|style=|NaN|undefined/);
  },
);

test("every icon has a symbol", () => {
  const drawn = sprites["Icon/icons.svg"]();
  const iconNames = Object.values(icons);
  expect(iconNames.length).toBeGreaterThan(60);
  expect(iconNames.filter((name) => !drawn.includes(`<g id="${name}"`))).toEqual([]);
});

test.each(carBodies)("the drawing of a %s uses the car's colour and fits the canvas", (body) => {
  const drawn = (["everyday", "other"] as const)
    .map((kind) => new DOMParser().parseFromString(carSprite(kind), "image/svg+xml").getElementById(body))
    .find((group) => group !== null);
  expect(drawn?.querySelectorAll('[fill="var(--sy-car-body)"]').length).toBeGreaterThan(0);
  const points = [...(drawn?.querySelectorAll("path") ?? [])].flatMap((path) =>
    outlineOf(path.getAttribute("d") ?? ""),
  );
  expect(points.length).toBeGreaterThan(200);
  expect(points.filter(([x, y]) => x < 0 || x > CANVAS.width || y < 0 || y > CANVAS.height)).toEqual([]);
  expect(drawn?.outerHTML).not.toMatch(/NaN|undefined/);
});

const drawings = files.flatMap(([path, drawn]) =>
  [...drawn.matchAll(/<g id="([\w-]+)".*<\/g>/g)].map(([shapes, name]) => [path, name, shapes] as const),
);

test.each(drawings)("in %s the drawing of %s is at most 6 KB", (_path, _name, shapes) => {
  expect(shapes.length).toBeLessThanOrEqual(6 * 1024);
});

/** Bodies with one door on each side, not counting a tailgate. */
const twoDoors = ["microCar", "retroCar", "offRoader", "cabriolet"];

test.each(carBodies.filter((body) => !body.startsWith("scooter")))(
  "a %s has the right number of door lines and handles",
  async (body) => {
    const { [body]: model }: Record<string, CarModel> = await import(`./cars/models/${body}.ts`);
    const doors = twoDoors.includes(body) ? 1 : 2;
    expect(model?.doorLines.length).toBe(doors + 1);
    expect(model?.handles.length).toBe(doors);
  },
);

/** Returns the points of a path of M, l and c commands, in canvas units, without the control points of curves. */
function outlineOf(path: string): [number, number][] {
  const at: [number, number] = [0, 0];
  return [...path.matchAll(/([Mlc])([^Mlcz]*)/g)].flatMap(([, command, rest = ""]) => {
    const numbers = [...rest.matchAll(/-?\d+/g)].map(Number);
    const size = command === "c" ? 6 : 2;
    return Array.from({ length: numbers.length / size }, (_, index): [number, number] => {
      const [x = 0, y = 0] = numbers.slice(index * size + size - 2, index * size + size);
      [at[0], at[1]] = command === "M" ? [x, y] : [at[0] + x, at[1] + y];
      return [at[0] / UNITS_PER_CANVAS_UNIT, at[1] / UNITS_PER_CANVAS_UNIT];
    });
  });
}
