import { mkdir, rm, writeFile } from "node:fs/promises";
import type { Outcome } from "./Outcome.ts";
import { summary } from "./summary.ts";

/** Writes a page with the pictures that differ, before, after and difference side by side. Returns its address. */
export async function writeReport(folder: URL, outcomes: ReadonlyMap<string, Outcome>): Promise<URL> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const shown = [...outcomes].filter(([, { kind }]) => kind !== "same");
  for (const [index, [, outcome]] of shown.entries())
    for (const [column, picture] of picturesOf(outcome))
      await writeFile(new URL(fileName(index, column), folder), picture);
  const page = new URL("index.html", folder);
  await writeFile(page, reportPage(outcomes));
  return page;
}

/** The pictures are files beside the page. */
function reportPage(outcomes: ReadonlyMap<string, Outcome>): string {
  const shown = [...outcomes].filter(([, { kind }]) => kind !== "same");
  const sections = shown.map(([name, outcome], index) => {
    const figures = picturesOf(outcome).map(
      ([column]) =>
        `<figure><figcaption>${column}</figcaption><img loading="lazy" src="${fileName(index, column)}" alt=""></figure>`,
    );
    return `<section><h2>${escape(name)}: ${escape(describe(outcome))}</h2><div>${figures.join("")}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem; background: Canvas; color: CanvasText; color-scheme: light dark }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0 } img { border: 1px solid GrayText; max-width: none }
</style>
<h1>Screenshots: ${escape(summary([...outcomes.values()]))}</h1>
${sections.join("\n")}
</html>
`;
}

function describe(outcome: Outcome): string {
  if (outcome.kind === "changed") return `changed in ${outcome.pixels} pixels`;
  return outcome.kind === "failed" ? `failed: ${outcome.reason}` : outcome.kind;
}

function picturesOf(outcome: Outcome): [column: string, picture: Buffer][] {
  if (outcome.kind === "new") return [["after", outcome.after]];
  if (outcome.kind === "gone") return [["before", outcome.before]];
  if (outcome.kind !== "changed") return [];
  const { before, after, difference } = outcome;
  return [
    ["before", before],
    ["after", after],
    ["difference", difference],
  ];
}

function fileName(index: number, column: string): string {
  return `${index}-${column}.webp`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
