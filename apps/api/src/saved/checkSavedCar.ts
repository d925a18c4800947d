import { noOptions } from "#api/bookings/quote/noOptions.ts";
import type { RentalToSave } from "@sayara/api-client/contract/saved/savedCars";
import { checkBookingPeriod } from "@sayara/domain/booking/period/checkBookingPeriod";
import type { Car } from "@sayara/domain/car/Car";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import { toMillimes } from "@sayara/domain/money/millimes";
import type { SavedCarState } from "@sayara/domain/search/SavedCarState";
import { isCarFree } from "#api/bookings/hold/holdCar.ts";
import { checkDates } from "#api/bookings/quote/checkRental.ts";
import { periodRefusal } from "#api/bookings/quote/periodRefusal.ts";
import { priceRental } from "#api/bookings/quote/priceRental.ts";
import { readRental } from "#api/bookings/quote/readRental.ts";
import { currentPrices } from "#api/bookings/quote/signedQuote.ts";
import type { Config } from "#api/server/config/readConfig.ts";
import type { Database } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Current state of a saved car. `total`, in millimes, is set only if the car is available; `found` only if it
 * is available or taken.
 */
export interface CheckedSavedCar {
  state: SavedCarState;
  total: number | null;
  days: number | null;
  found?: { car: Car; pickupLocation: Location; dropOffLocation: Location };
}

/** Prices a saved car as a quote does, without options [SV2]. */
export async function checkSavedCar(
  db: Database,
  rental: RentalToSave,
  { language, config, now }: { language: Language; config: Config; now: Date },
): Promise<CheckedSavedCar> {
  const { timeZone } = config.business;
  const nothing = { total: null, days: null };
  const dates = { from: new Date(rental.from), to: new Date(rental.to) };
  const failure = checkBookingPeriod(dates, { now, timeZone });
  if (failure !== null) return { state: stateOf(periodRefusal(failure)), ...nothing };
  try {
    const driverAge = rental.driverAge ?? null;
    const requested = { ...rental, options: noOptions };
    const details = await readRental(db, requested, language, config.business, { now, driverAge });
    checkDates(details.rental, details.car, { now, timeZone });
    const { car, supplier, pickupLocation, dropOffLocation } = details;
    const found = { car, pickupLocation, dropOffLocation };
    const period = { ...details.rental, turnaroundMinutes: supplier.turnaroundMinutes };
    if (!(await isCarFree(db, period, now))) return { state: "taken", ...nothing, found };
    const { quote } = priceRental(details.rental, currentPrices(car, config), config);
    return { state: "available", total: toMillimes(quote.total), days: quote.days, found };
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    return { state: stateOf(error.code), ...nothing };
  }
}

/**
 * Every refusal except that of a pick-up too soon means that the car is not offered for these places and
 * dates.
 */
function stateOf(code: RefusalError["code"]): SavedCarState {
  return code === "pickup_too_soon" ? "past" : "withdrawn";
}
