import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import type { PublishedPackage } from "./packPackages.ts";

/** The examples of a package's README, in their order. */
export function readmeExamples(name: PublishedPackage): string[] {
  const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
  return [...readme.matchAll(/```tsx?\n(.*?)```/gsu)].map(([, code = ""]) => code);
}
