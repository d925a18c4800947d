import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findUnused } from "./unusedCode.ts";

test(
  "reports a file that no module imports and a dependency that no module uses",
  { timeout: 30_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "sayara-unused-"));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const manifest = {
      name: "sample",
      version: "0.0.0",
      type: "module",
      main: "index.js",
      dependencies: { lost: "1.0.0" },
    };
    await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
    await writeFile(join(folder, "index.js"), 'import "./used.js";');
    await writeFile(join(folder, "used.js"), "");
    await writeFile(join(folder, "forgotten.js"), "");

    const { problems } = await findUnused(folder);
    expect(problems.filter((line) => /forgotten\.js|lost/.test(line))).toHaveLength(2);
  },
);
