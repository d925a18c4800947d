import { mkdtemp, readFile, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Outcome } from "./Outcome.ts";
import { summary } from "./summary.ts";
import { writeReport } from "./writeReport.ts";

const picture = Buffer.from("picture");
const outcomes = new Map<string, Outcome>([
  [
    "pages/home/360-light",
    { kind: "changed", before: picture, after: picture, difference: picture, pixels: 12 },
  ],
  ["pages/new/360-light", { kind: "new", after: picture }],
  ["pages/old/360-light", { kind: "gone", before: picture }],
  ["pages/same/360-light", { kind: "same" }],
  ["pages/slow/360-light", { kind: "failed", reason: "<main> did not come" }],
]);

test("the summary counts each kind", () => {
  expect(summary([...outcomes.values()])).toBe("1 new, 1 changed, 1 gone, 1 failed, 1 same");
});

test("the report shows before, after and difference of what differs, and nothing of what is the same", async () => {
  const folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), "report-"))}/shown/`);
  const page = await readFile(await writeReport(folder, outcomes), "utf8");
  const shown = [...page.matchAll(/<h2>(.*?)<\/h2>|<figcaption>(.*?)<\/figcaption>/g)].map(
    ([, title, column]) => title ?? column,
  );
  expect(shown).toEqual([
    "pages/home/360-light: changed in 12 pixels",
    "before",
    "after",
    "difference",
    "pages/new/360-light: new",
    "after",
    "pages/old/360-light: gone",
    "before",
    "pages/slow/360-light: failed: &lt;main> did not come",
  ]);
  const files = await readdir(folder);
  expect(files).toHaveLength(6);
  for (const [, address] of page.matchAll(/src="(.*?)"/g)) expect(files).toContain(address);
});
