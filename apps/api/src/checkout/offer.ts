import { deflateRawSync, inflateRawSync } from "node:zlib";
import { OFFER_MINUTES } from "@sayara/domain/config/businessDefaults";
import { CarPricing } from "@sayara/domain/pricing/CarPricing";
import { Commission } from "@sayara/domain/pricing/Commission";
import * as v from "valibot";
import type { Config } from "#api/config/readConfig.ts";
import { isTokenValid, signToken, tokenExpiry } from "#api/security/signedToken.ts";
import type { RentalPlan } from "./RentalPlan.ts";

/** The prices that were in force when the offer was made. */
const OfferedPrices = v.object({ pricing: CarPricing, commission: Commission });
export type OfferedPrices = v.InferOutput<typeof OfferedPrices>;

/** The prices in force now. */
export function currentPrices(pricing: CarPricing, config: Config): OfferedPrices {
  return { pricing, commission: config.business.commission };
}

/**
 * A promise of prices for exactly this rental, for 20 minutes. It carries the prices themselves, signed, so that
 * keeping it costs the server nothing and a changed catalogue does not matter to it.
 */
export function signOffer(
  secret: string,
  plan: RentalPlan,
  prices: OfferedPrices,
  now: Date,
): { offer: string; expiresAt: Date } {
  const payload = deflateRawSync(JSON.stringify(v.parse(OfferedPrices, prices))).toString("base64url");
  const expiresAt = new Date(now.getTime() + OFFER_MINUTES * 60_000);
  const token = signToken(secret, { purpose: "offer", subject: subjectOf(plan, payload), expiresAt });
  return { offer: `${payload}.${token}`, expiresAt: tokenExpiry(token) };
}

/** The promised prices, if the offer is ours, for this rental, and still holds. */
export function readOffer(
  secret: string,
  plan: RentalPlan,
  offer: string,
  now: Date,
): OfferedPrices | undefined {
  const dot = offer.indexOf(".");
  const payload = offer.slice(0, dot);
  const token = offer.slice(dot + 1);
  if (!isTokenValid(secret, token, { purpose: "offer", subject: subjectOf(plan, payload), now }))
    return undefined;
  return v.parse(OfferedPrices, JSON.parse(inflateRawSync(Buffer.from(payload, "base64url")).toString()));
}

function subjectOf({ carId, pickupId, dropOffId, from, to, options }: RentalPlan, payload: string): string {
  const choice = options.toSorted().join("+");
  return [carId, pickupId, dropOffId, from.toISOString(), to.toISOString(), choice, payload].join("|");
}
