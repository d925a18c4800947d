import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";

/** The accepted pictures in a folder: files named after their content, and `index.json` with the names of each. */
export interface AcceptedPictures {
  /** Name of each picture and the file of its content. Equal pictures share one file. */
  names: ReadonlyMap<string, string>;
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps the new pictures and forgets those that are gone. */
  accept(taken: ReadonlyMap<string, Buffer>, gone: readonly string[]): Promise<void>;
}

export async function openAcceptedPictures(folder: URL): Promise<AcceptedPictures> {
  const index = new URL("index.json", folder);
  const text = await readFile(index, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "{}";
    throw error;
  });
  const names = new Map<string, string>(Object.entries(JSON.parse(text) as Record<string, string>));
  return {
    names,
    async read(name) {
      const file = names.get(name);
      return file === undefined ? undefined : readFile(new URL(file, folder));
    },
    async accept(taken, gone) {
      await mkdir(folder, { recursive: true });
      for (const name of gone) names.delete(name);
      for (const [name, picture] of taken) {
        const file = `${createHash("sha256").update(picture).digest("hex").slice(0, 16)}.webp`;
        names.set(name, file);
        await writeFile(new URL(file, folder), picture);
      }
      const used = new Set(names.values());
      for (const file of await readdir(folder))
        if (file.endsWith(".webp") && !used.has(file)) await rm(new URL(file, folder));
      const sorted = [...names].toSorted(([one], [other]) => (one < other ? -1 : 1));
      await writeFile(index, `${JSON.stringify(Object.fromEntries(sorted), undefined, 0)}\n`);
    },
  };
}
