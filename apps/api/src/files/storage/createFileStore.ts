import type { Logger } from "pino";
import type { Config } from "#api/server/config/readConfig.ts";
import { diskStore } from "./diskStore.ts";
import type { FileStore } from "./FileStore.ts";
import { refuseFailures } from "./refuseFailures.ts";
import { s3Store } from "./s3Store.ts";

/** Creates the configured store. Converts its failures to refusals. */
export function createFileStore({
  config: { storage },
  logger,
}: {
  config: Pick<Config, "storage">;
  logger: Logger;
}): FileStore {
  return refuseFailures("folder" in storage ? diskStore(storage) : s3Store(storage), logger);
}
