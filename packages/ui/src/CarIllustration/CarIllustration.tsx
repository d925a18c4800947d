import { clsx } from "clsx";
import type { CarPaintName } from "../theme/carPaint.ts";
import { cityCar } from "./bodies/cityCar.ts";
import { pickup } from "./bodies/pickup.ts";
import { saloon } from "./bodies/saloon.ts";
import { scooter } from "./bodies/scooter.ts";
import { suv } from "./bodies/suv.ts";
import { van } from "./bodies/van.ts";
import type { CarDrawing, CarFill, CarShape, CarWheel } from "./CarDrawing.ts";
import * as styles from "./CarIllustration.css.ts";

const drawings = { cityCar, saloon, suv, van, pickup, scooter } satisfies Record<string, CarDrawing>;

/** The bodies that can be drawn (domain's `CarBody`, value for value). */
export type CarBodyName = keyof typeof drawings;

export type CarIllustrationProps = {
  body: CarBodyName;
  color: CarPaintName;
  /** What the picture shows ("White city car"); without it, decoration beside words that say so. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * The car of an offer in its own colour, for wherever no photograph exists. As wide as its container, twice
 * as wide as high.
 *
 * @example
 * <CarIllustration body="suv" color="sand" label="Sand-coloured SUV" />
 */
export function CarIllustration({ body, color, label, className }: CarIllustrationProps) {
  const { shadow, shapes, wheels, over = [], bare = false }: CarDrawing = drawings[body];
  const [from, to] = shadow;
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };

  return (
    <svg viewBox="14 6 274 137" className={clsx(styles.car, styles.colours[color], className)} {...meaning}>
      <ellipse cx={(from + to) / 2} cy={136} rx={(to - from) / 2} ry={6} className={fill("ground")} />
      <ellipse cx={(from + to) / 2} cy={135.5} rx={(to - from) / 2.5} ry={3} className={fill("ground")} />
      {shapes.map(drawShape)}
      {!bare && <path d={wheels.map(arch).join("")} className={fill("tyre")} />}
      {wheels.map(drawWheel)}
      {over.map(drawShape)}
    </svg>
  );
}

function drawShape([paint, path, lineWidth]: CarShape) {
  return lineWidth === undefined ? (
    <path key={path} d={path} className={fill(paint)} />
  ) : (
    <path key={path} d={path} className={clsx(styles.fills[paint], styles.line)} strokeWidth={lineWidth} />
  );
}

function drawWheel([x, y, radius]: CarWheel) {
  const spokes = [0, 1, 2, 3, 4]
    .map((spoke) => (spoke * 72 - 90) * (Math.PI / 180))
    .map(
      (angle) =>
        `M${x} ${y}l${round(Math.cos(angle) * radius * 0.6)} ${round(Math.sin(angle) * radius * 0.6)}`,
    );
  return (
    <g key={x}>
      <circle cx={x} cy={y} r={radius} className={fill("tyre")} />
      <circle cx={x} cy={y} r={round(radius * 0.69)} className={fill("rimShade")} />
      <circle cx={x} cy={y} r={round(radius * 0.63)} className={fill("rim")} />
      <path
        d={spokes.join("")}
        className={clsx(styles.fills.rimShade, styles.line)}
        strokeWidth={round(radius * 0.12)}
      />
      <circle cx={x} cy={y} r={round(radius * 0.17)} className={fill("tyre")} />
    </g>
  );
}

/** The dark of the wheel house, a little larger than the wheel. */
function arch([x, y, radius]: CarWheel): string {
  const wide = radius + 3;
  return `M${x - wide} 119V${y}a${wide} ${wide} 0 0 1 ${2 * wide} 0V119Z`;
}

function fill(paint: CarFill): string {
  return clsx(styles.fills[paint], styles.filled);
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
