import type { AppContext } from "#api/server/http/App.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";

/**
 * Limits a network address to 60 promo codes in a row, then one every ten seconds. Quotes, checkouts and an
 * agency's changes of its codes share the limit, so that no combination of them can guess codes [PD8].
 */
export async function limitPromoCodes(
  dependencies: Dependencies,
  context: AppContext,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) return;
  await limitRate(dependencies, {
    name: "promo code",
    key: clientAddress(context),
    burst: 60,
    secondsEach: 10,
  });
}
