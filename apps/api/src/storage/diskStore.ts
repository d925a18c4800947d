import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./FileStore.ts";

/** Files in a folder. It is made when the first one comes. */
export function diskStore({ folder }: { folder: string }): FileStore {
  return {
    async put(key, bytes) {
      await mkdir(folder, { recursive: true });
      // Written aside and renamed: nobody is ever served half a file.
      const aside = join(folder, `.${randomUUID()}`);
      await writeFile(aside, bytes);
      await rename(aside, pathOf(key));
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };

  function pathOf(key: string): string {
    if (!/^[a-z0-9-]+\.[a-z0-9]+$/.test(key)) throw new TypeError("not a key of the file store");
    return join(folder, key);
  }
}
