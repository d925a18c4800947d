import type { Paint } from "@sayara/ui/theme/paint";

/** A filled path on a 320 × 200 canvas. With a third entry, a line of that width. */
export type SceneShape = readonly [fill: keyof Paint, path: string, lineWidth?: number];

/** A disc around a point. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A rectangle. x and y are its upper left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A half disc whose base is at y. */
export function dome(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0Z`;
}

/** An opening with a round top. x is its left edge, y its base. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y}V${y - height + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y}Z`;
}

/** Repeats an opening at intervals of `step`. */
export function arcade(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, index) => arch(x + index * step, y, width, height)).join("");
}

/** Battlements along the top of a wall. */
export function battlements(x: number, y: number, step: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    const width = step * 0.6;
    return `M${left} ${y + 1}v-6a${width / 2} ${width / 2} 0 0 1 ${width} 0v6Z`;
  }).join("");
}

/** A date palm with its base at x, y. */
export function palm(x: number, y: number, height: number): SceneShape[] {
  const top = y - height;
  const reach = height * 0.36;
  const frond = (dx: number, dy: number, sag: number) =>
    `M${x} ${top}q${(dx * reach * 0.5).toFixed(1)} ${(dy * reach - reach * 0.3).toFixed(1)} ${(dx * reach).toFixed(1)} ${(dy * reach + sag * reach).toFixed(1)}q${(-dx * reach * 0.35).toFixed(1)} ${(-sag * reach * 0.7).toFixed(1)} ${(-dx * reach).toFixed(1)} ${(-dy * reach - sag * reach).toFixed(1)}Z`;
  return [
    ["trunk", `M${x - 2.5} ${y}q2 ${-height * 0.5} 1.2 ${-height}h2.6q0.6 ${height * 0.5} 1.6 ${height}Z`],
    [
      "palmDeep",
      [frond(-1, 0.1, 0.65), frond(1, 0.1, 0.65), frond(-0.45, 0.2, 0.75), frond(0.5, 0.2, 0.75)].join(""),
    ],
    [
      "palm",
      [
        frond(-1.05, -0.15, 0.25),
        frond(1.05, -0.15, 0.25),
        frond(-0.7, -0.55, 0.15),
        frond(0.7, -0.55, 0.15),
      ].join(""),
    ],
  ];
}

/** Sky, glow above the horizon, and the sun. */
export function sky(horizon: number, sunX: number, sunY: number, sunRadius = 18): SceneShape[] {
  return [
    ["sky", box(0, 0, 320, 200)],
    ["skyLow", `M0 ${horizon - 46}Q160 ${horizon - 62} 320 ${horizon - 46}V${horizon}H0Z`],
    ["sun", disc(sunX, sunY, sunRadius)],
  ];
}

/** Sea below the horizon, with reflections. */
export function sea(horizon: number, bottom = 200): SceneShape[] {
  const height = bottom - horizon;
  return [
    ["sea", box(0, horizon, 320, height)],
    ["seaDeep", box(0, horizon, 320, 3)],
    [
      "foam",
      `M24 ${horizon + height * 0.28}h34M150 ${horizon + height * 0.2}h26M232 ${horizon + height * 0.34}h44M90 ${horizon + height * 0.5}h30M196 ${horizon + height * 0.58}h28`,
      1.6,
    ],
  ];
}
