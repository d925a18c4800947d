import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createPglite } from "#api/database/pglite/createPglite.ts";
import type { DatabaseContent } from "./DatabaseContent.ts";
import { pgliteTemplate } from "./pgliteTemplate.ts";

/** Writes a filled database into an empty data folder, from which a process or command starts. */
export async function fillFolder(folder: string, content: DatabaseContent): Promise<void> {
  const dataDir = join(folder, "database");
  mkdirSync(dataDir, { recursive: true });
  const pglite = await createPglite(dataDir, await pgliteTemplate(content));
  await pglite.close();
}
