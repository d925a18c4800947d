import type { Client } from "@sayara/api-client/client/createClient";
import type { Refusal } from "@sayara/api-client/contract/refusal/Refusal";
import { type QuoteResponse, quote } from "@sayara/api-client/contract/search/quote";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import type { Language } from "@sayara/domain/language/Language";
import { addressServices } from "@sayara/domain/pricing/fees/addressServices";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import type { RefusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import {
  availableExtras,
  availableOptions,
  type Choice,
  type ChosenRental,
  noOptions,
} from "./price/ChosenRental.ts";
import type { Attempt } from "./sending/useAttempt.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Signed quote for exactly this choice. */
export interface SignedQuote extends Choice {
  /** Driver's age in years for which the quote was computed; null or absent if it was not known. */
  driverAge?: number | null;
  /** The promo code of the quote; null or absent without one. */
  promoCode?: string | null;
  response: QuoteResponse;
}

export interface ReadyCheckout {
  state: "ready";
  rental: ChosenRental;
  signed: SignedQuote;
  settings: PublicSettings;
}

export type CheckoutData =
  | ReadyCheckout
  /** The rental cannot be booked. The page shows the reason. */
  | { state: "refused"; rental: ChosenRental; code: RefusalCode | Unknown; dates: RefusedDates | null }
  /** The URL names no rental. */
  | { state: "incomplete" };

export async function loadCheckout(
  call: Client,
  { rental, language, now = new Date() }: { rental: ChosenRental | null; language: Language; now?: Date },
): Promise<CheckoutData> {
  if (rental === null) return { state: "incomplete" };
  const settings = await loadSettings(call);
  const driverAge = rental.age ?? null;
  const context = { language, timeZone: settings.timeZone, driverAge };

  let choice: Choice = {
    options: rental.options,
    extras: rental.extras,
    delivery: rental.delivery === true,
    collection: rental.collection === true,
  };
  let outcome = await requestQuote(call, rental, choice, context);
  if (!outcome.ok && isExtraRefused(outcome.refusal)) {
    choice = { ...choice, extras: [] };
    outcome = await requestQuote(call, rental, choice, context);
  }
  for (const service of addressServices) {
    if (!outcome.ok && outcome.refusal.code === `${service}_unavailable`) {
      choice = { ...choice, [service]: false };
      outcome = await requestQuote(call, rental, choice, context);
    }
  }
  if (!outcome.ok && outcome.refusal.code === "option_unavailable") {
    choice = { ...choice, options: noOptions };
    outcome = await requestQuote(call, rental, choice, context);
  }
  if (!outcome.ok) {
    const { refusedDates } = await import("#web/shared/DatesReason/refusedDates.ts");
    const { code } = outcome.refusal;
    const dates = refusedDates(outcome.refusal, rental, { now, timeZone: settings.timeZone });
    return { state: "refused", rental, code, dates };
  }
  const { data: response } = outcome;
  const options = availableOptions(rental.options, response.car);
  const extras = availableExtras(rental.extras, response.extras);
  const { delivery = false, collection = false } = choice;
  return {
    state: "ready",
    rental: { ...rental, options, extras, delivery, collection },
    signed: { ...choice, driverAge, response },
    settings,
  };
}

/** Returns whether the refusal is about an extra in the URL that is no longer offered in this number. */
function isExtraRefused({ code, fields = {} }: Pick<Refusal, "code" | "fields">): boolean {
  return code === "extra_unavailable" || Object.keys(fields).some((name) => name.startsWith("extras."));
}

/** Loads the signed quote of the rental with this choice. */
export function requestQuote(
  call: Client,
  rental: ChosenRental,
  choice: Choice,
  {
    language,
    timeZone,
    driverAge,
    promoCode = null,
  }: { language: Language; timeZone: string; driverAge: number | null; promoCode?: string | null },
) {
  const body = {
    ...rentalBody(rental, choice, timeZone),
    ...(driverAge !== null && { driverAge }),
    ...(promoCode !== null && { promoCode }),
    language,
  };
  return call(quote, { body });
}

/** Converts the rental to a request body. */
export function rentalBody(
  rental: ChosenRental,
  { options, extras, delivery = false, collection = false }: Choice,
  timeZone: string,
) {
  return {
    car: rental.car,
    pickupLocation: rental.pickup,
    dropOffLocation: rental.dropoff,
    from: wallClockToInstant(rental.from, timeZone).toISOString(),
    to: wallClockToInstant(rental.to, timeZone).toISOString(),
    options,
    ...(extras.length > 0 && { extras }),
    ...(delivery && { delivery }),
    ...(collection && { collection }),
  };
}

/** Returns why the rental cannot be booked; null if it can, or if the URL names no rental. */
export function refusalOf(data: CheckoutData, unresolved: Attempt | null): RefusalCode | Unknown | null {
  if (data.state === "incomplete") return null;
  if (data.state === "refused") return data.code;
  const { response } = data.signed;
  // An earlier request whose response was lost may itself hold the car.
  const mayHoldCar = unresolved?.request.rental.car === data.rental.car;
  if (!response.available && !mayHoldCar) return "car_taken";
  const isPayable = response.car.supplier.payLater || response.dueNow !== undefined;
  return isPayable ? null : "pay_later_refused";
}
