import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";

/** Returns the workspace's version of a package, as an argument of npm. */
export function catalogVersion(name: string): string {
  const catalog = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8");
  const version = new RegExp(`^ {2}"?${name}"?: (\\S+)$`, "mu").exec(catalog)?.[1];
  if (version === undefined) throw new Error(`The catalog has no version of ${name}.`);
  return `${name}@${version}`;
}
