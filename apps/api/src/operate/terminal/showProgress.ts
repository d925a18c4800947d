import type { Operator } from "./Operator.ts";

const WIDTH = 30;
/** Minimum milliseconds between two redraws. */
const REDRAW_INTERVAL = 100;

/** Returns a function that draws a completed share, 0 to 1, as a bar. Draws nothing without a terminal. */
export function showProgress({ rewrite }: Pick<Operator, "rewrite">, title: string): (share: number) => void {
  if (rewrite === undefined) return () => {};
  let lastDrawnAt = -Infinity;
  return (share) => {
    const now = performance.now();
    if (share < 1 && now - lastDrawnAt < REDRAW_INTERVAL) return;
    lastDrawnAt = now;
    const filledWidth = Math.round(WIDTH * share);
    const percent = String(Math.round(100 * share)).padStart(3);
    rewrite(`${title} ${"█".repeat(filledWidth)}${"░".repeat(WIDTH - filledWidth)} ${percent} %`);
  };
}
