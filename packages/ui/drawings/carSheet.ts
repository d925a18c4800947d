import type { CarDrawing, CarFill, CarWheel } from "./cars/CarDrawing.ts";
import { cityCar } from "./cars/cityCar.ts";
import { pickup } from "./cars/pickup.ts";
import { saloon } from "./cars/saloon.ts";
import { scooter } from "./cars/scooter.ts";
import { suv } from "./cars/suv.ts";
import { van } from "./cars/van.ts";
import { shape } from "./shape.ts";
import { sheet } from "./sheet.ts";

const drawings: Record<string, CarDrawing> = { cityCar, saloon, suv, van, pickup, scooter };

/** Draws every body; its colours are custom properties of the page. */
export function carSheet(): string {
  return sheet(Object.entries(drawings).map(([name, drawing]) => [name, drawCar(drawing)] as const));
}

function drawCar({ shadow: [from, to], shapes, wheels, over = [], bare = false }: CarDrawing): string {
  const middle = (from + to) / 2;
  const ground = paint("ground");
  return [
    `<ellipse cx="${middle}" cy="136" rx="${(to - from) / 2}" ry="6" fill="${ground}"/>`,
    `<ellipse cx="${middle}" cy="135.5" rx="${(to - from) / 2.5}" ry="3" fill="${ground}"/>`,
    ...shapes.map(([fill, path, lineWidth]) => shape(paint(fill), path, lineWidth)),
    bare ? "" : shape(paint("tyre"), wheels.map(arch).join("")),
    ...wheels.map(drawWheel),
    ...over.map(([fill, path, lineWidth]) => shape(paint(fill), path, lineWidth)),
  ].join("");
}

function drawWheel([x, y, radius]: CarWheel): string {
  const disc = (share: number, fill: CarFill) =>
    `<circle cx="${x}" cy="${y}" r="${round(radius * share)}" fill="${paint(fill)}"/>`;
  const spokes = [0, 1, 2, 3, 4]
    .map((spoke) => (spoke * 72 - 90) * (Math.PI / 180))
    .map(
      (angle) =>
        `M${x} ${y}l${round(Math.cos(angle) * radius * 0.6)} ${round(Math.sin(angle) * radius * 0.6)}`,
    );
  return [
    disc(1, "tyre"),
    disc(0.69, "rimShade"),
    disc(0.63, "rim"),
    shape(paint("rimShade"), spokes.join(""), round(radius * 0.12)),
    disc(0.17, "tyre"),
  ].join("");
}

/** The wheel arch, slightly larger than the wheel. */
function arch([x, y, radius]: CarWheel): string {
  const wide = radius + 3;
  return `M${x - wide} 119V${y}a${wide} ${wide} 0 0 1 ${2 * wide} 0V119Z`;
}

/** The car's colour comes from `CarIllustration`, all others from the theme. */
function paint(fill: CarFill): string {
  const isOwn = fill === "body" || fill === "shade" || fill === "shine";
  return `var(--sy-${isOwn ? "car" : "paint"}-${fill})`;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
