import { type Config, readConfig } from "#api/server/config/readConfig.ts";
import { longRunningLimits } from "#api/database/connection/databaseLimits.ts";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { readSettingChanges, withSettings } from "#api/marketplace/settings/createRuntimeSettings.ts";
import { migrateDatabase } from "#api/database/migrateDatabase.ts";
import { openDatabase } from "#api/database/connection/openDatabase.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Operator } from "./terminal/Operator.ts";

export interface Installation {
  config: Config;
  db: Database;
}

/**
 * Runs work on the configured and migrated database, and closes it afterwards.
 *
 * @throws ConfigurationError if the environment is invalid; FolderInUseError while the API uses the embedded database.
 */
export async function withInstallation<Result>(
  { env }: Pick<Operator, "env">,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  const { url, folder } = config.database;
  const database = await openDatabase(
    url === undefined ? { folder } : { url, pool: 2, limits: longRunningLimits },
  );
  try {
    await migrateDatabase(database.db);
    const { db } = database;
    const today = dateInZone(new Date(), config.business.timeZone);
    return await work({ config: withSettings(config, await readSettingChanges(db), today), db });
  } finally {
    await database.close();
  }
}
