import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./FileStore.ts";

/** Stores files in a folder, created with the first file. */
export function diskStore({ folder }: { folder: string }): FileStore {
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(folder, { recursive: true });
      // Written to a temporary file and renamed, so that neither a reader nor a full disk ends up with half a
      // file.
      const temporaryPath = join(folder, `.${randomUUID()}`);
      try {
        await writeSynced(temporaryPath, bytes);
        await rename(temporaryPath, path);
      } catch (error) {
        await rm(temporaryPath, { force: true }).catch(() => {});
        throw error;
      }
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

/** Some file systems report a full disk only at sync or close. */
async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
