import type { AppContext } from "#api/http/App.ts";
import { clientAddress, isWebsiteItself } from "#api/http/origins/clientAddress.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";

/**
 * Counts a call for the visitor's address, in memory. Calls of the website's server for all visitors are not
 * counted.
 *
 * @throws RefusalError `too_many_requests` with the seconds to wait.
 */
export function spendAllowance(c: AppContext, units: number): void {
  if (isWebsiteItself(c)) return;
  const retryAfter = c.var.dependencies.allowances.spend(clientAddress(c), units);
  if (retryAfter > 0) throw new RefusalError("too_many_requests", { retryAfter });
}
