import { projectFiles } from "@sayara/tooling-check/projectFiles";
import { packagesWith } from "./packagesWith.ts";
import { runTurbo } from "../runTurbo.ts";
import { oneFailed, onePassed, type Tally } from "./tally.ts";

/** Lints every package with Turborepo. Fails if there is code outside the packages with a lint script. */
export async function runPackageLint(): Promise<Tally> {
  const code = await projectFiles(["**/*.{ts,tsx,mts,js,jsx,mjs,cjs}"]);
  const paths = code.map(({ path }) => path);
  const unread = unlinted(paths, await packagesWith("lint"));
  for (const path of unread) process.stdout.write(`  ${path} is in no package with a lint script\n`);
  const exitCode = await runTurbo(["lint", "--continue"]);
  return exitCode === 0 && unread.length === 0 && paths.length > 0 ? onePassed : oneFailed;
}

export function unlinted(paths: string[], folders: string[]): string[] {
  return paths.filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));
}
