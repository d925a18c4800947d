#!/usr/bin/env node
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { markPure } from "./markPure.ts";

// `mark-pure <folder>` marks every module in a build's output.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: mark-pure <folder>");
const modules = globSync("**/*.js", { cwd: folder });
if (modules.length === 0) throw new Error(`${folder} has no modules.`);
for (const path of modules.map((name) => join(folder, name)))
  writeFileSync(path, markPure(readFileSync(path, "utf8")));
