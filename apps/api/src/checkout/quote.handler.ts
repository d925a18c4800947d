import type { quote } from "@sayara/api-client/contract/search/quote";
import { isCarFree } from "#api/bookings/holdCar.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { checkDates } from "./checkRental.ts";
import { currentPrices, signOffer } from "./offer.ts";
import { priceRental } from "./priceRental.ts";
import { readRental } from "./readRental.ts";
import { refuseStaff } from "./refuseStaff.ts";

/** The price of a rental now, line by line, and a promise to keep it for a while. */
export const handleQuote: Handler<typeof quote> = async ({
  body,
  user,
  dependencies: { config, db, clock },
}) => {
  refuseStaff("quote", user);
  const now = clock();
  const { plan, car, supplier, pickupLocation, dropOffLocation } = await readRental(
    db,
    body,
    body.language,
    config.business,
  );
  checkDates(plan, car, { now, timeZone: config.business.timeZone });
  const prices = currentPrices(car, config);
  const { quote: priced } = priceRental(plan, prices, config);
  if (priced.refusedOptions.length > 0) throw new RefusalError("option_unavailable");

  const { offer, expiresAt } = signOffer(config.secret, plan, prices, now);
  const available = await isCarFree(db, { ...plan, turnaroundMinutes: supplier.turnaroundMinutes }, now);
  return {
    ok: true,
    status: 200,
    data: {
      quote: priced,
      offer,
      offerExpiresAt: expiresAt.toISOString(),
      car,
      pickupLocation,
      dropOffLocation,
      available,
    },
  };
};
