import type { AppContext } from "#api/http/App.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { limitRate } from "#api/http/limitRate.ts";

/** Nobody guesses 32 random bytes; this keeps those who try from keeping the database busy. */
export function limitLinks(dependencies: Dependencies, context: AppContext): Promise<void> {
  return limitRate(dependencies, {
    name: "mailed link",
    key: clientAddress(context),
    burst: 60,
    secondsEach: 5,
  });
}
