import type { Logger } from "pino";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { SearchUnavailableError } from "./engine/createSearchEngine.ts";

/** Seconds until a search without a response may be repeated. */
const RETRY_AFTER = 1;

/**
 * Converts an error of the search engine.
 *
 * @throws RefusalError `unavailable` if the engine has no response within the timeout; any other error unchanged.
 */
export function refuseUnavailable(error: unknown, logger: Pick<Logger, "warn">): never {
  if (!(error instanceof SearchUnavailableError)) throw error;
  logger.warn({ reason: error.reason, fault: describeFault(error.cause) }, "a search had no response");
  throw new RefusalError("unavailable", { retryAfter: RETRY_AFTER });
}
