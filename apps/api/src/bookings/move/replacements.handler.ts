import type { replacements } from "@sayara/api-client/contract/bookings/moveBooking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { currentOf } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { currentPrices, signQuote } from "#api/bookings/quote/signedQuote.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findReplacements } from "./findReplacements.ts";
import { missingExtras } from "./missingExtras.ts";

/** Returns the nearest free cars with their signed prices. Requires only permission to see the booking. */
export const handleReplacements: Handler<typeof replacements> = async ({
  params: { id },
  query: { token },
  user,
  dependencies,
}) => {
  const { db, config } = dependencies;
  const { row, viewer, now } = await openBooking({ id, token, user }, dependencies);
  const reason = refusalReason({ action: "move", viewer, booking: await readSituation(db, row), now });
  if (reason === "role") throw new RefusalError("not_allowed");
  if (reason !== null || row.move_offered_until === null)
    throw new RefusalError("transition_refused", {
      reason: reason ?? "moveOffered",
      current: currentOf(row),
    });
  const offers = await findReplacements(db, row, { config, now });
  const missingNames = await Promise.all(offers.map(({ rental }) => missingExtras(row, rental)));
  const cars = offers.map(({ car, rental, priced: { quote }, money, missingOptions }, index) => {
    const missing = missingNames[index];
    const { signedQuote, expiresAt } = signQuote(config.secret, rental, currentPrices(car, config), now);
    return {
      car,
      quote,
      signedQuote,
      signedQuoteExpiresAt: expiresAt.toISOString(),
      difference: toDinars(toMillimes(quote.total) - row.total_millimes),
      missingOptions,
      ...(missing !== undefined && missing.length > 0 && { missingExtras: missing }),
      ...money,
    };
  });
  return { ok: true, status: 200, data: { offeredUntil: row.move_offered_until.toISOString(), cars } };
};
