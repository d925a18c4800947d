import { createHash } from "node:crypto";
import type { Check, SourceFile } from "../Check.ts";
import { projectFiles } from "../projectFiles.ts";

export const equalFiles: Check = {
  name: "no two apps have the same file",
  async run() {
    const all = await projectFiles(["apps/**/*.{ts,tsx,css,svg,js}"]);
    // Excludes tests: those that only call a shared test of a package are equal.
    const files = all.filter(({ path }) => !/\.test\.tsx?$/.test(path));
    return { read: files.length, of: "files", problems: equalFileProblems(files) };
  },
};

/**
 * Minimum length in characters, without white space and app names. Shorter files, such as a route without a
 * view, may be equal by chance.
 */
const MIN_LENGTH = 140;

/** Returns files that another app has too, ignoring white space and the apps' import prefixes. */
export function equalFileProblems(files: readonly SourceFile[]): string[] {
  const first = new Map<string, string>();
  return files.flatMap(({ path, text }) => {
    const content = text.replaceAll(/\s+/g, "").replaceAll(/#[a-z-]+\//g, "#app/");
    if (content.length < MIN_LENGTH) return [];
    const hash = createHash("sha256").update(content).digest("base64");
    const other = first.get(hash);
    if (other === undefined) first.set(hash, path);
    return other === undefined || appOf(other) === appOf(path)
      ? []
      : [`${path} equals ${other}: move it into a package`];
  });
}

function appOf(path: string): string | undefined {
  return path.split("/")[1];
}
