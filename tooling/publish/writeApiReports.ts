/** Writes the API report of each published package: `pnpm api:report`, which builds them first. */
import { writeFileSync } from "node:fs";
import { apiReport, apiReportPath } from "./apiReport.ts";
import { publishedPackages } from "./packPackages.ts";

for (const name of publishedPackages) writeFileSync(apiReportPath(name), apiReport(name));
