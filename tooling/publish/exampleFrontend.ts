import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";

const page = readFileSync(join(root, "packages/README.md"), "utf8");

/**
 * Returns the files of the example frontend in `packages/README.md`, by name, with the URL of another API. Removes the
 * example's reference to Vite's types, because the project that the test installs does not have them.
 *
 * @throws Error if the README has no file
 */
export function exampleFrontend({ apiUrl }: { apiUrl: string }): Record<string, string> {
  const files = [...page.matchAll(/^`([\w.]+)`:\n\n```\w+\n(.*?)```$/gms)].map(([, name = "", text = ""]) => [
    name,
    text.replace("http://localhost:4000", apiUrl).replace('"vite/client"', ""),
  ]);
  if (files.length === 0) throw new Error("packages/README.md has no file of a frontend.");
  return Object.fromEntries(files);
}
