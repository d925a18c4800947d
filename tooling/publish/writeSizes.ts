import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import { sizeTable, sizeTablePattern } from "./sizeTable.ts";

// `pnpm sizes`: writes the table of sizes into the README of api-client. Requires built packages.
const path = join(root, "packages/api-client/README.md");
const readme = readFileSync(path, "utf8");
if (!sizeTablePattern.test(readme)) throw new Error("The README has no table of sizes.");
const table = await sizeTable();
writeFileSync(
  path,
  readme.replace(sizeTablePattern, () => table),
);
