import type { quote } from "@sayara/api-client/contract/search/quote";
import { onlineCharges } from "@sayara/domain/payment/onlineCharges";
import { isCarFree } from "#api/bookings/holdCar.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { checkDates } from "./checkRental.ts";
import { currentPrices, signQuote } from "./signedQuote.ts";
import { priceRental } from "./priceRental.ts";
import { readRental } from "./readRental.ts";

/** Quotes a rental item by item, and signs the quote. */
export const handleQuote: Handler<typeof quote> = async ({ body, dependencies: { config, db, clock } }) => {
  const now = clock();
  const { rental, car, supplier, pickupLocation, dropOffLocation } = await readRental(
    db,
    body,
    body.language,
    config.business,
  );
  checkDates(rental, car, { now, timeZone: config.business.timeZone });
  const prices = currentPrices(car, config);
  const { quote: priced } = priceRental(rental, prices, config);
  if (priced.refusedOptions.length > 0) throw new RefusalError("option_unavailable");

  const { signedQuote, expiresAt } = signQuote(config.secret, rental, prices, now);
  const isOnline = config.business.takesOnlinePayments;
  const { downPaymentShare } = supplier;
  const available = await isCarFree(db, { ...rental, turnaroundMinutes: supplier.turnaroundMinutes }, now);
  return {
    ok: true,
    status: 200,
    data: {
      quote: priced,
      signedQuote,
      signedQuoteExpiresAt: expiresAt.toISOString(),
      car,
      pickupLocation,
      dropOffLocation,
      available,
      ...(isOnline &&
        priced.total > 0 && { dueNow: onlineCharges({ ...priced, due: priced.total, downPaymentShare }) }),
    },
  };
};
