import { everydayBodies } from "@sayara/ui/CarIllustration/everydayBodies";
import { drawCar } from "./cars/drawCar.ts";
import { drawScooter } from "./cars/drawScooter.ts";
import type { CarFill, DrawnShape } from "./cars/DrawnShape.ts";
import { cabriolet } from "./cars/models/cabriolet.ts";
import { cityCar } from "./cars/models/cityCar.ts";
import { compact } from "./cars/models/compact.ts";
import { compactSuv } from "./cars/models/compactSuv.ts";
import { crossover } from "./cars/models/crossover.ts";
import { executiveSaloon } from "./cars/models/executiveSaloon.ts";
import { microCar } from "./cars/models/microCar.ts";
import { offRoader } from "./cars/models/offRoader.ts";
import { peopleCarrier } from "./cars/models/peopleCarrier.ts";
import { pickup } from "./cars/models/pickup.ts";
import { retroCar } from "./cars/models/retroCar.ts";
import { saloon } from "./cars/models/saloon.ts";
import { scooter } from "./cars/models/scooter.ts";
import { scooter125 } from "./cars/models/scooter125.ts";
import { sevenSeater } from "./cars/models/sevenSeater.ts";
import { smallSaloon } from "./cars/models/smallSaloon.ts";
import { supermini } from "./cars/models/supermini.ts";
import { suv } from "./cars/models/suv.ts";
import { van } from "./cars/models/van.ts";
import { UNITS_PER_CANVAS_UNIT } from "./cars/path.ts";
import { shape } from "./shape.ts";
import { createSprite } from "./createSprite.ts";

const drawings: Record<string, DrawnShape[]> = {
  cabriolet: drawCar(cabriolet),
  cityCar: drawCar(cityCar),
  compact: drawCar(compact),
  compactSuv: drawCar(compactSuv),
  crossover: drawCar(crossover),
  executiveSaloon: drawCar(executiveSaloon),
  microCar: drawCar(microCar),
  offRoader: drawCar(offRoader),
  peopleCarrier: drawCar(peopleCarrier),
  pickup: drawCar(pickup),
  retroCar: drawCar(retroCar),
  saloon: drawCar(saloon),
  scooter: drawScooter(scooter),
  scooter125: drawScooter(scooter125),
  sevenSeater: drawCar(sevenSeater),
  smallSaloon: drawCar(smallSaloon),
  supermini: drawCar(supermini),
  suv: drawCar(suv),
  van: drawCar(van),
};

/** Draws either the common bodies or the others. Their colours are CSS custom properties of the page. */
export function carSprite(kind: "everyday" | "other"): string {
  const attributes = ` transform="scale(${1 / UNITS_PER_CANVAS_UNIT})"`;
  return createSprite(
    Object.entries(drawings)
      .filter(([body]) => everydayBodies.includes(body) === (kind === "everyday"))
      .map(([body, shapes]) => [body, renderShapes(shapes), attributes] as const),
  );
}

function renderShapes(shapes: readonly DrawnShape[]): string {
  return shapes.map(({ fill, path, line, opacity }) => shape(paint(fill), path, line, opacity)).join("");
}

/** The car's colour comes from `CarIllustration`, all others from the theme. */
function paint(fill: CarFill): string {
  const isCarColour = fill === "body" || fill === "shade" || fill === "shine";
  return `var(--sy-${isCarColour ? "car" : "paint"}-${fill})`;
}
