import type { TextRun } from "#web/texts/SiteText.ts";

/** Returns the letters of a line; a fact is its name. */
export function plainLine(runs: readonly TextRun[]): string {
  return runs.map((one) => (one.kind === "fact" ? one.fact : one.text)).join("");
}
