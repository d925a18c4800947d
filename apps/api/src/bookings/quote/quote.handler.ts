import type { OfferedExtra, quote } from "@sayara/api-client/contract/search/quote";
import { onlineCharges } from "@sayara/domain/payment/onlineCharges";
import { addressServiceOffer } from "@sayara/domain/pricing/fees/addressServices";
import { type CarPeriod, isCarFree, rangeOf } from "#api/bookings/hold/holdCar.ts";
import { limitPromoCodes } from "#api/bookings/promo/limitPromoCodes.ts";
import { readPromoUses, refuseUsedByDriver, refuseUsedUp } from "#api/bookings/promo/promoUses.ts";
import { refuseUnmetPromo, requestedPromo } from "#api/bookings/promo/requestedPromo.ts";
import { countExtrasLeft } from "#api/bookings/hold/holdExtras.ts";
import { readExtras, toPublicExtra } from "#api/catalogue/extraRows.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { checkDates } from "./checkRental.ts";
import { currentPrices, signQuote } from "./signedQuote.ts";
import { priceRental } from "./priceRental.ts";
import { readRental } from "./readRental.ts";

/** Quotes a rental item by item, and signs the quote. */
export const handleQuote: Handler<typeof quote> = async ({ body, user, context, dependencies }) => {
  const { config, db, clock } = dependencies;
  await limitPromoCodes(dependencies, context, body.promoCode);
  const now = clock();
  const {
    rental: found,
    car,
    supplier,
    pickupLocation,
    dropOffLocation,
  } = await readRental(db, body, body.language, config.business, {
    now,
    driverAge: body.driverAge ?? null,
    services: {
      ...(body.delivery === true && { delivery: { address: null, field: "delivery" } }),
      ...(body.collection === true && { collection: { address: null, field: "collection" } }),
    },
  });
  const { timeZone } = config.business;
  const requested = await requestedPromo(db, body.promoCode, {
    supplierId: car.supplier.id,
    field: "promoCode",
    now,
    timeZone,
  });
  const rental = { ...found, promo: requested?.promo ?? null };
  checkDates(rental, car, { now, timeZone });
  const prices = currentPrices(car, config);
  const { quote: priced } = priceRental(rental, prices, config);
  if (priced.refusedOptions.length > 0) throw new RefusalError("option_unavailable");
  if (requested !== null) {
    refuseUnmetPromo(requested, priced);
    const uses = await readPromoUses(db, requested.promo.id, {
      driver: { userId: user?.id, email: user?.email },
      now,
      quotedCar: rental.carId,
    });
    refuseUsedUp(uses, requested.field);
    refuseUsedByDriver(uses, requested.field);
  }

  const { signedQuote, expiresAt } = signQuote(config.secret, rental, prices, now);
  const isOnline = config.business.takesOnlinePayments;
  const { downPaymentShare } = supplier;
  const delivery = addressServiceOffer(supplier.fees, "delivery", { ...rental, now });
  const collection = addressServiceOffer(supplier.fees, "collection", { ...rental, now });
  const period = { ...rental, turnaroundMinutes: supplier.turnaroundMinutes };
  const available = await isCarFree(db, period, now);
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
      ...(rental.fees.length > 0 && { fees: rental.fees }),
      ...(rental.youngDriver && { youngDriver: rental.youngDriver }),
      ...(delivery && { delivery }),
      ...(supplier.coverContents && { coverContents: supplier.coverContents }),
      ...(collection && { collection }),
      ...(rental.promo && { promo: rental.promo }),
      keptHours: supplier.keptHours,
      extras: await offeredExtras(db, car.supplier.id, period, now),
      ...(isOnline &&
        priced.total > 0 && { dueNow: onlineCharges({ ...priced, due: priced.total, downPaymentShare }) }),
    },
  };
};

/** The extras of the car's agency, with the pieces left during the rental [EX6]. */
async function offeredExtras(
  db: Database,
  supplierId: string,
  period: CarPeriod,
  now: Date,
): Promise<OfferedExtra[]> {
  const extras = await readExtras(db, supplierId);
  const ids = extras.map(({ id }) => id);
  const left = await countExtrasLeft(db, ids, { range: rangeOf(period) }, now);
  return extras.map((extra) => ({ ...toPublicExtra(extra), left: left.get(extra.id) ?? 0 }));
}
