import type { AppContext } from "#api/server/http/App.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";

/**
 * Limits calls with a mailed link per network address. Guessing 32 random bytes is infeasible, but the limit
 * bounds the database load of attempts. It is generous, because drivers on a mobile network share one
 * address.
 */
export function limitLinks(dependencies: Dependencies, context: AppContext): Promise<void> {
  return limitRate(dependencies, {
    name: "mailed link",
    key: clientAddress(context),
    burst: 100,
    secondsEach: 1,
  });
}
