import type { Operator } from "./Operator.ts";

const WIDTH = 30;
/** Least milliseconds between two drawings. */
const PAUSE = 100;

/** Returns a function that draws a finished share, 0 to 1, as a bar. Without a terminal it draws nothing. */
export function showProgress({ rewrite }: Pick<Operator, "rewrite">, title: string): (share: number) => void {
  if (rewrite === undefined) return () => {};
  let drawn = -Infinity;
  return (share) => {
    const now = performance.now();
    if (share < 1 && now - drawn < PAUSE) return;
    drawn = now;
    const full = Math.round(WIDTH * share);
    const percent = String(Math.round(100 * share)).padStart(3);
    rewrite(`${title} ${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${percent} %`);
  };
}
