import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import type { PublishedPackage } from "./packPackages.ts";

/** The examples of a package's README, in their order. */
export function readmeExamples(name: PublishedPackage): string[] {
  return fenced(name, "tsx?");
}

/** How a README says that its package is bundled. */
export function readmeBundling(name: PublishedPackage): string {
  const [config] = fenced(name, "js");
  if (config === undefined) throw new Error(`The README of ${name} does not say how it is bundled.`);
  return config;
}

/** What an example says that it prints: the comment behind each `console.log`. */
export function promisedLines(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line = ""]) => line);
}

function fenced(name: PublishedPackage, kind: string): string[] {
  const readme = readFileSync(join(root, "packages", name, "README.md"), "utf8");
  return [...readme.matchAll(new RegExp(`\`\`\`${kind}\\n(.*?)\`\`\``, "gsu"))].map(([, code = ""]) => code);
}
