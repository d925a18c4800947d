import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../root.ts";

/** Returns the folders of the workspace's packages that have a script with this name. */
export async function packagesWith(script: string): Promise<string[]> {
  const folders: string[] = [];
  for await (const manifest of glob("{apps,packages,tooling}/*/package.json", { cwd: root })) {
    const { scripts = {} } = JSON.parse(await readFile(join(root, manifest), "utf8"));
    if (scripts[script]) folders.push(dirname(manifest));
  }
  return folders.toSorted();
}
