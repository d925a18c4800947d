import type { Logger } from "pino";
import { describeFault } from "#api/server/log/describeFault.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { FileStore } from "./FileStore.ts";

/** Seconds until a write may be retried on a full disk or an unavailable store. */
const RETRY_AFTER = 60;

/** Wraps a store: logs its failures and throws `storage_unavailable`, because a full disk is not the caller's fault. */
export function refuseFailures(store: FileStore, logger: Logger): FileStore {
  const refuse = (error: unknown): never => {
    logger.error({ fault: describeFault(error) }, "the file store failed");
    throw new RefusalError("storage_unavailable", { retryAfter: RETRY_AFTER });
  };
  return {
    put: (key, bytes, type) => store.put(key, bytes, type).catch(refuse),
    get: (key) => store.get(key).catch(refuse),
    remove: (key) => store.remove(key).catch(refuse),
  };
}
