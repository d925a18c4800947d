import { deflateRawSync, inflateRawSync } from "node:zlib";
import { SIGNED_QUOTE_MINUTES } from "@sayara/domain/config/businessDefaults";
import { CarPricing } from "@sayara/domain/pricing/CarPricing";
import { Commission } from "@sayara/domain/pricing/commission/Commission";
import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { RentalFees } from "@sayara/domain/pricing/fees/RentalFee";
import { AddressServiceTerms, YoungDriverFee } from "@sayara/domain/pricing/fees/SupplierFees";
import { SoldPromo } from "@sayara/domain/pricing/promo/SoldPromo";
import { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import * as v from "valibot";
import type { Config } from "#api/server/config/readConfig.ts";
import { MAX_CLOCK_SKEW } from "#api/database/connection/clockSkew.ts";
import { isTokenValid, signToken, tokenExpiry } from "#api/security/signedToken.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

/** The prices when the quote was signed. */
const QuotedPrices = v.object({
  pricing: CarPricing,
  commission: Commission,
  /**
   * Prices of the rental's extras, in the order of the extras that the token signs. Absent: today's prices
   * apply.
   */
  extras: v.exactOptional(v.array(v.pick(ChosenExtra, ["price", "per"]))),
  /** Absent: today's fees apply. */
  fees: v.exactOptional(RentalFees),
  /** The young driver fee, for a driver of any age. Absent: today's fee applies. */
  youngDriver: v.exactOptional(v.nullable(YoungDriverFee)),
  /** The chosen delivery and collection. Absent: today's prices apply. */
  delivery: v.exactOptional(v.nullable(v.pick(AddressServiceTerms, ["price"]))),
  collection: v.exactOptional(v.nullable(v.pick(AddressServiceTerms, ["price"]))),
  /** The promo code, which the token also signs. Absent without a code. */
  promo: v.exactOptional(SoldPromo),
});
export type QuotedPrices = v.InferOutput<typeof QuotedPrices>;

/** Returns the current prices. */
export function currentPrices(pricing: CarPricing, config: Config): QuotedPrices {
  return { pricing, commission: config.business.commission };
}

/** Purpose of a quote: with `bookingId` the edit of that booking, otherwise a new booking. */
interface Purpose {
  bookingId?: string;
}

/**
 * Signs the prices of exactly this rental for 20 minutes. The signed text contains the prices, so the server stores
 * nothing, and catalogue changes do not affect the quote.
 */
export function signQuote(
  secret: string,
  rental: ResolvedRental,
  prices: QuotedPrices,
  now: Date,
  purpose: Purpose = {},
): { signedQuote: string; expiresAt: Date } {
  const extras = rental.extras.map(({ price, per }) => ({ price, per }));
  const { fees, youngDriver, delivery, collection } = rental;
  const signedPrices = v.parse(QuotedPrices, {
    fees,
    youngDriver,
    delivery,
    collection,
    ...prices,
    ...(extras.length > 0 && { extras }),
    ...(rental.promo && { promo: rental.promo }),
  });
  const payload = deflateRawSync(JSON.stringify(signedPrices)).toString("base64url");
  const expiresAt = new Date(now.getTime() + SIGNED_QUOTE_MINUTES * 60_000);
  const token = signToken(secret, {
    purpose: "signed-quote",
    subject: subjectOf(rental, payload, purpose),
    expiresAt,
  });
  return { signedQuote: `${payload}.${token}`, expiresAt: tokenExpiry(token) };
}

/** Returns the prices of a signed quote if its signature is ours, is for this rental and has not expired. */
export function readSignedQuote(
  secret: string,
  rental: ResolvedRental,
  signedQuote: string,
  now: Date,
  purpose: Purpose = {},
): QuotedPrices | undefined {
  const dot = signedQuote.indexOf(".");
  const payload = signedQuote.slice(0, dot);
  const token = signedQuote.slice(dot + 1);
  const subject = subjectOf(rental, payload, purpose);
  if (!isTokenValid(secret, token, { purpose: "signed-quote", subject, now })) return undefined;
  // Signed by a process with a fast clock.
  if (tokenExpiry(token).getTime() > now.getTime() + SIGNED_QUOTE_MINUTES * 60_000 + MAX_CLOCK_SKEW)
    return undefined;
  return v.parse(QuotedPrices, JSON.parse(inflateRawSync(Buffer.from(payload, "base64url")).toString()));
}

function subjectOf(
  { carId, pickupId, dropOffId, from, to, options, extras, promo, ...services }: ResolvedRental,
  payload: string,
  { bookingId }: Purpose,
): string {
  const choice = [
    ...options.toSorted(),
    ...extras.map(({ id, count }) => `${id}*${count}`),
    ...addressServices.filter((service) => services[service] !== null),
    ...(promo === null ? [] : [`promo ${promo.code}`]),
  ].join("+");
  const rental = [carId, pickupId, dropOffId, from.toISOString(), to.toISOString(), choice, payload];
  return [...(bookingId === undefined ? [] : ["edit", bookingId]), ...rental].join("|");
}
