import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { apiReport, apiReportPath } from "./apiReport.ts";
import { publishedPackages } from "./packPackages.ts";

const accept = "If the change is meant, accept it: `pnpm api:report`, and a change note by `pnpm changeset`.";

test.each(publishedPackages)("the public API of %s is as in its report", (name) => {
  const accepted = readFileSync(apiReportPath(name), "utf8");
  if (apiReport(name) !== accepted) process.stderr.write(`${accept}\n`);
  expect(apiReport(name)).toBe(accepted);
});
