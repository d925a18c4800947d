import type { Logger } from "pino";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Allowances } from "./limits/createAllowances.ts";
import type { ResponseCache } from "./responses/createResponseCache.ts";
import type { Uploads } from "./bodies/createUploads.ts";

/**
 * Dependencies of every call. A feature that needs more receives it where it is mounted (`AppDependencies`). Handlers
 * read the clock, the configuration and random bytes only from here.
 */
export interface Dependencies {
  /** Rate limits by network address. */
  allowances: Allowances;
  /** Cache of responses that are the same for everyone. */
  responseCache: ResponseCache;
  config: Config;
  db: Database;
  clock: () => Date;
  logger: Logger;
  randomBytes: (size: number) => Buffer;
  /** Reader of forms with files. */
  uploads: Uploads;
  /** Returns false while the clock differs from the database's. Absent if they are not compared. */
  isClockInSync?: () => boolean;
  /** Returns true while the process shuts down. */
  isStopping?: () => boolean;
}
