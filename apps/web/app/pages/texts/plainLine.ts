import type { TextRun } from "#web/texts/SiteText.ts";

/** Returns a line as plain text. A fact is replaced by its name. */
export function plainLine(runs: readonly TextRun[]): string {
  return runs.map((run) => (run.kind === "fact" ? run.fact : run.text)).join("");
}
