import type { Logger } from "pino";
import { describeFault } from "#api/log/describeFault.ts";
import { RefusalError } from "#api/http/refusals.ts";
import type { FileStore } from "./FileStore.ts";

/** Seconds after which a full disk or a store that is away may be tried again. */
const RETRY_AFTER = 60;

/** A store whose failures are refused with `storage_unavailable` and logged: a full disk is no fault of the call. */
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
