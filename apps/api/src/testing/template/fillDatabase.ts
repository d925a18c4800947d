import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import type { Database } from "#api/database/Schema.ts";
import { seedDemo } from "#api/demo/seedDemo.ts";
import type { DatabaseContent } from "./DatabaseContent.ts";

/** Migrates a database, unless it is already migrated, and writes its content. */
export async function fillDatabase(db: Database, { demo }: DatabaseContent): Promise<void> {
  await migrateDatabase(db);
  if (demo !== undefined) await seedDemo(db, demo);
}
