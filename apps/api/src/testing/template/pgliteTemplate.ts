import { randomUUID } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely, PGliteDialect } from "kysely";
import { createPglite } from "#api/database/pglite/createPglite.ts";
import type { Schema } from "#api/database/Schema.ts";
import { type DatabaseContent, contentName, isEmpty } from "./DatabaseContent.ts";
import { fillDatabase } from "./fillDatabase.ts";
import { refuseChangedSources, templateKey } from "./templateKey.ts";

const folder = fileURLToPath(new URL("../../../node_modules/.cache/test-databases/", import.meta.url));

/**
 * Returns the data folder of a filled PGlite database. It is created once and cached next to the installed packages.
 */
export async function pgliteTemplate(content: DatabaseContent): Promise<Blob> {
  const name = contentName(content);
  const file = `${name}-${templateKey(content)}.tar`;
  return readTemplate(file) ?? storeTemplate(name, file, await makeTemplate(content));
}

function readTemplate(file: string): Blob | undefined {
  try {
    return new Blob([readFileSync(join(folder, file))]);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Starts from the migrated tables, because creating and migrating a database costs more than most contents. */
async function makeTemplate(content: DatabaseContent): Promise<Blob> {
  const pglite = await createPglite("memory://", isEmpty(content) ? undefined : await pgliteTemplate({}));
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  await fillDatabase(db, content);
  const dump = await pglite.dumpDataDir("none");
  await db.destroy();
  if (!pglite.closed) await pglite.close();
  return dump;
}

/**
 * Renames a finished file into place, because other processes may read or create it at the same time. Removes the files
 * of other keys.
 */
async function storeTemplate(name: string, file: string, dump: Blob): Promise<Blob> {
  refuseChangedSources();
  mkdirSync(folder, { recursive: true });
  const temporaryPath = join(folder, randomUUID());
  writeFileSync(temporaryPath, new Uint8Array(await dump.arrayBuffer()));
  renameSync(temporaryPath, join(folder, file));
  for (const other of globSync(`${name}-*.tar`, { cwd: folder })) {
    if (other !== file) rmSync(join(folder, other), { force: true });
  }
  return dump;
}
