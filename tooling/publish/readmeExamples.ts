import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import type { PublishedPackage } from "./packPackages.ts";

/** Returns the examples of a package's README, in order. */
export function readmeExamples(name: PublishedPackage): string[] {
  return fenced(name, "tsx?");
}

/** Returns the bundler configuration in a package's README. */
export function readmeBundling(name: PublishedPackage): string {
  const [config] = fenced(name, "js");
  if (config === undefined) throw new Error(`The README of ${name} has no bundler configuration.`);
  return config;
}

/** Returns an example's expected output: the comments behind its `console.log` calls. */
export function promisedLines(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = ""]) => line);
}

function fenced(name: PublishedPackage, kind: string): string[] {
  const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
  return [...readme.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, "gsu"))].map(([, code = ""]) => code);
}
