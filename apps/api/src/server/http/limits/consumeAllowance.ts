import type { AppContext } from "#api/server/http/App.ts";
import { clientAddress, isWebsiteServer } from "#api/server/http/origins/clientAddress.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Counts a call against the rate limit of the visitor's address, in memory. Does not count calls that the website's
 * server makes for all visitors.
 *
 * @throws RefusalError `too_many_requests` with the seconds to wait.
 */
export function consumeAllowance(c: AppContext, units: number): void {
  if (isWebsiteServer(c)) return;
  const retryAfter = c.var.dependencies.allowances.spend(clientAddress(c), units);
  if (retryAfter > 0) throw new RefusalError("too_many_requests", { retryAfter });
}
