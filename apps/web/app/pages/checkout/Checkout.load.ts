import type { Client } from "@sayara/api-client/client/createClient";
import { type QuoteResponse, quote } from "@sayara/api-client/contract/search/quote";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { Language } from "@sayara/domain/language/Language";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { loadSettings } from "#web/marketplace/loadSettings.ts";
import type { RefusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import { noOptions, availableOptions, type ChosenRental } from "./price/ChosenRental.ts";
import type { Attempt } from "./sending/useAttempt.ts";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** Signed quote for exactly these options. */
export interface SignedQuote {
  options: RentalOptions;
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
  const context = { language, timeZone: settings.timeZone };

  let options = rental.options;
  let outcome = await requestQuote(call, rental, options, context);
  if (!outcome.ok && outcome.refusal.code === "option_unavailable") {
    options = noOptions;
    outcome = await requestQuote(call, rental, options, context);
  }
  if (!outcome.ok) {
    const { refusedDates } = await import("#web/shared/DatesReason/refusedDates.ts");
    const { code } = outcome.refusal;
    const dates = refusedDates(outcome.refusal, rental, { now, timeZone: settings.timeZone });
    return { state: "refused", rental, code, dates };
  }
  const available = availableOptions(rental.options, outcome.data.car);
  return {
    state: "ready",
    rental: { ...rental, options: available },
    signed: { options, response: outcome.data },
    settings,
  };
}

/** Loads the signed quote of the rental with these options. */
export function requestQuote(
  call: Client,
  rental: ChosenRental,
  options: RentalOptions,
  { language, timeZone }: { language: Language; timeZone: string },
) {
  return call(quote, { body: { ...rentalBody(rental, options, timeZone), language } });
}

/** Converts the rental to a request body. */
export function rentalBody(rental: ChosenRental, options: RentalOptions, timeZone: string) {
  return {
    car: rental.car,
    pickupLocation: rental.pickup,
    dropOffLocation: rental.dropoff,
    from: wallClockToInstant(rental.from, timeZone).toISOString(),
    to: wallClockToInstant(rental.to, timeZone).toISOString(),
    options,
  };
}

/** Returns why the rental cannot be booked; null if it can, or if the URL names no rental. */
export function refusalOf(data: CheckoutData, unresolved: Attempt | null): RefusalCode | Unknown | null {
  if (data.state === "incomplete") return null;
  if (data.state === "refused") return data.code;
  const { response } = data.signed;
  // A request whose response was lost may itself be what holds the car.
  const mayHoldCar = unresolved?.request.rental.car === data.rental.car;
  if (!response.available && !mayHoldCar) return "car_taken";
  const isPayable = response.car.supplier.payLater || response.dueNow !== undefined;
  return isPayable ? null : "pay_later_refused";
}
