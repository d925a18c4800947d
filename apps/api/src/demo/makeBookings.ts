import { usageTermsOf } from "@sayara/domain/car/UsageTerms";
import { MARKETPLACE_TIME_ZONE } from "@sayara/domain/config/businessDefaults";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { pendingLapsesAt } from "@sayara/domain/booking/period/holdExpiry";
import { holdsCar } from "@sayara/domain/booking/period/holdsCar";
import { tripStatuses } from "@sayara/domain/booking/tripStatuses";
import { isRedundantCover } from "@sayara/domain/pricing/isRedundantCover";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { toMillimes } from "@sayara/domain/money/millimes";
import { onlineCharges } from "@sayara/domain/payment/onlineCharges";
import { commissionRateFor } from "@sayara/domain/pricing/commission/commissionRateFor";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { resolveCommission } from "@sayara/domain/pricing/commission/resolveCommission";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { bookingSearchText } from "#api/bookings/read/bookingSearchText.ts";
import { carPricingOf } from "#api/catalogue/cars/carPricingOf.ts";
import { excessOf } from "#api/catalogue/cars/carRows.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { PaymentRow } from "#api/database/tables/paymentTables.ts";
import type { BookingRow, HoldRow } from "#api/database/tables/bookingTables.ts";
import type { Selectable } from "kysely";
import type { DemoAgency } from "./demoAgencies.ts";
import { bookingReference } from "./bookingReference.ts";
import type { Random } from "./createRandom.ts";
import type { DemoCar } from "./makeCar.ts";
import { isKnown } from "@sayara/domain/validation/newerValues";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Bookings start between one year ago and five months from now. */
const PAST_DAYS = 365;
const FUTURE_DAYS = 150;
/** At least three days per booking: one for the rental and two before the next one. */
const MAX_BOOKINGS_PER_CAR = Math.floor((PAST_DAYS + FUTURE_DAYS) / 3);

/** Down payment of an agency that has not set a share, in percent. */
const DEFAULT_SHARE = 20;

export type DemoBooking = Selectable<BookingRow>;
export type DemoHold = Pick<Selectable<HoldRow>, "id" | "booking_id" | "car_id" | "period" | "expires_at">;
export type DemoPayment = Selectable<PaymentRow>;

export interface CarToBook {
  car: DemoCar;
  agency: DemoAgency;
  /** Ids of the car's places. */
  placeIds: readonly string[];
  /** Number of bookings to generate. */
  count: number;
  /** Number of the first generated booking, counted over all cars. */
  firstNumber: number;
}

/**
 * Generates non-overlapping bookings of one car, their payments at the agency, and the holds of unfinished ones.
 *
 * @throws Error if that many bookings do not fit into the calendar
 */
export function makeBookings(
  { car, agency, placeIds, count, firstNumber }: CarToBook,
  { drivers, now }: { drivers: readonly UserRow[]; now: Date },
  random: Random,
): { bookings: DemoBooking[]; payments: DemoPayment[]; holds: DemoHold[] } {
  if (count > MAX_BOOKINGS_PER_CAR)
    throw new RangeError(`A car has room for ${MAX_BOOKINGS_PER_CAR} bookings, not ${count}.`);
  const bookings: DemoBooking[] = [];
  const payments: DemoPayment[] = [];
  const holds: DemoHold[] = [];
  const midnight = Math.floor(now.getTime() / DAY) * DAY;
  // Each booking has a separate part of the calendar.
  const slotDays = (PAST_DAYS + FUTURE_DAYS) / Math.max(count, 1);

  for (let index = 0; index < count; index++) {
    const days = Math.min(rentalLength(random), Math.floor(slotDays) - 2);
    const firstDay = Math.floor(index * slotDays - PAST_DAYS + random.next() * (slotDays - days - 2));
    const from = new Date(midnight + firstDay * DAY + random.between(6, 19) * HOUR);
    const to = new Date(from.getTime() + days * DAY - random.between(0, 3) * HOUR);
    const status = random.pickWeighted(...statusesFor(from, to, now));
    const createdAt =
      status === "pending"
        ? now.getTime() - random.between(1, 20) * HOUR
        : Math.min(from.getTime(), now.getTime()) - random.between(2, 60) * DAY;
    const made = makeBooking(
      {
        car,
        agency,
        placeIds,
        number: firstNumber + index,
        from,
        to,
        status,
        createdAt: new Date(createdAt),
      },
      { drivers, now },
      random,
    );
    bookings.push(made.booking);
    payments.push(...made.payments);
    holds.push(...made.holds);
  }
  return { bookings, payments, holds };
}

/** One booking to make. */
export interface BookingToMake extends Pick<CarToBook, "car" | "agency" | "placeIds"> {
  /** Number from which the reference is derived. */
  number: number;
  from: Date;
  to: Date;
  status: BookingStatus;
  createdAt: Date;
}

/** Makes a booking of one of the drivers, its payment, and its hold if it is not finished. */
export function makeBooking(
  { car, agency, placeIds, number, from, to, status, createdAt }: BookingToMake,
  { drivers, now }: { drivers: readonly UserRow[]; now: Date },
  random: Random,
): { booking: DemoBooking; payments: DemoPayment[]; holds: DemoHold[] } {
  const timeZone = MARKETPLACE_TIME_ZONE;
  const pricing = carPricingOf(car);
  const commission = resolveCommission();
  const lapsesAt = status === "pending" ? pendingLapsesAt({ createdAt, pickup: from }) : null;
  const chosenOptions = rentalOptions.filter(
    (option) => pricing[option] !== -1 && random.chance(0.2) && !isRedundantCover(pricing, option),
  );
  const options = Object.fromEntries(chosenOptions.map((option) => [option, true])) as Partial<
    Record<RentalOption, boolean>
  >;
  const input = { car: pricing, from, to, options, timeZone };
  const quote = quoteRental({ ...input, commission });
  const withoutCommission = quoteTotal({ ...input, commission: { ...commission, enabled: false } });
  const rate = commissionRateFor(commission, dateInZone(from, timeZone));
  const driver = random.pick(drivers);
  const id = random.uuid();
  const reference = bookingReference(number);
  const booking: DemoBooking = {
    id,
    version: 1,
    link_version: 0,
    reference,
    car_id: car.id,
    supplier_id: car.supplier_id,
    driver_id: driver.id,
    pickup_location_id: random.pick(placeIds),
    drop_off_location_id: random.pick(placeIds),
    from_at: from,
    to_at: to,
    status,
    options: quote.optionLines
      .map(({ option }) => option)
      .filter(isKnown)
      .filter((option) => option !== "additionalDriver" || chosenOptions.includes(option)),
    driver_full_name: driver.full_name,
    driver_email: driver.email,
    driver_phone: driver.phone ?? "+21620000001",
    driver_birth_date: driver.birth_date ?? "1990-05-14",
    additional_driver: null,
    delivery_address: null,
    collection_address: null,
    arrival_number: null,
    arrival_time: null,
    kept_hours: 2,
    kept_hours_with_arrival: 24,
    language: driver.language,
    quote,
    promo_code_id: null,
    sold_terms: {
      car: pricing,
      commission,
      usage: usageTermsOf({
        mileage: car.mileage,
        fuelPolicy: car.fuel_policy,
        ...(agency.fees?.usage && { usagePrices: agency.fees.usage }),
      }),
      downPaymentShare: agency.downPaymentPercentage,
      timeZone,
    },
    sold_covers: { excess: excessOf(car), contents: agency.coverContents },
    total_millimes: toMillimes(quote.total),
    commission_rate: rate > 0 ? String(rate) : null,
    commission_millimes: toMillimes(quote.total) - toMillimes(withoutCommission),
    discount_millimes: 0,
    kept_discount_millimes: 0,
    currency: quote.currency,
    address_key: "",
    is_guest: false,
    link_opened_at: null,
    lapses_at: lapsesAt,
    search_text: bookingSearchText({ reference, driver: driver.full_name, car: car.name }),
    cancel_requested_at: null,
    cancel_requested_by: null,
    cancel_declined_at: null,
    cancel_declined_by: null,
    cancel_accepted_at: null,
    cancel_accepted_by: null,
    ...cancellationOf(status, { number: number, created: createdAt }),
    no_show_at: null,
    move_offered_until: null,
    moved_from: null,
    created_at: createdAt,
    updated_at: createdAt,
    wants_checkout_reminder: false,
    trip_counted_at: isTrip(status) && to <= now ? to : null,
    deleted_at: null,
  };
  const paidAmount = paidAmountOf(status, quote.total, agency);
  const payments: DemoPayment[] = [];
  if (paidAmount > 0) {
    payments.push({
      // Not random: a further draw would change every later car.
      id,
      booking_id: id,
      session_id: null,
      gateway: null,
      reference: null,
      amount_millimes: toMillimes(paidAmount),
      currency: quote.currency,
      at: createdAt,
      recorded_by: null,
      carried_from: null,
    });
  }
  const holds: DemoHold[] = [];
  const freeAt = to.getTime() + agency.turnaroundMinutes * 60_000;
  if (holdsCar({ status, holdExpiresAt: lapsesAt }, now) && freeAt > now.getTime()) {
    const period = `["${from.toISOString()}","${new Date(freeAt).toISOString()}")`;
    holds.push({ id: random.uuid(), booking_id: id, car_id: car.id, period, expires_at: lapsesAt });
  }
  return { booking, payments, holds };
}

/** Every fourth cancellation is by the agency. Chosen by number, since a random draw would change every later car. */
function cancellationOf(
  status: BookingStatus,
  { number, created: createdAt }: { number: number; created: Date },
): Pick<DemoBooking, "cancelled_by" | "cancel_reason" | "cancelled_at" | "cancelled_from"> {
  if (status !== "cancelled")
    return { cancelled_by: null, cancel_reason: null, cancelled_at: null, cancelled_from: null };
  // The booking was made at least two days before its pick-up and before now.
  const cancelledAt = new Date(createdAt.getTime() + DAY);
  const by = number % 4 === 0 ? "agency" : "driver";
  return { cancelled_by: by, cancel_reason: null, cancelled_at: cancelledAt, cancelled_from: "reserved" };
}

function isTrip(status: BookingStatus): boolean {
  return tripStatuses.some((tripStatus) => tripStatus === status);
}

/** Returns the amount paid, in dinars. */
function paidAmountOf(status: BookingStatus, total: number, { downPaymentPercentage }: DemoAgency): number {
  if (status === "paid") return total;
  if (status !== "deposit") return 0;
  const downPaymentShare = downPaymentPercentage ?? DEFAULT_SHARE;
  return onlineCharges({ total, due: total, downPaymentShare }).downPayment ?? 0;
}

function rentalLength(random: Random): number {
  const sample = random.next();
  if (sample < 0.6) return random.between(2, 7);
  if (sample < 0.9) return random.between(8, 14);
  return random.between(15, 30);
}

type Statuses = [items: readonly BookingStatus[], weightOf: (status: BookingStatus) => number];

/** Returns the possible statuses of a booking at `now`, with weights. */
function statusesFor(from: Date, to: Date, now: Date): Statuses {
  const weights: Partial<Record<BookingStatus, number>> =
    to <= now
      ? { paid: 48, reserved: 44, cancelled: 8 }
      : from <= now
        ? { paid: 50, reserved: 50 }
        : from.getTime() - now.getTime() > 4 * DAY
          ? { reserved: 46, paid: 20, deposit: 15, pending: 7, cancelled: 12 }
          : { reserved: 55, paid: 30, deposit: 15 };
  const items: readonly BookingStatus[] = ["paid", "reserved", "deposit", "pending", "cancelled"];
  return [items, (status) => weights[status] ?? 0];
}
