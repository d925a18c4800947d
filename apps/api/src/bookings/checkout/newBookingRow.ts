import { createReference } from "@sayara/domain/booking/createReference";
import { usageTermsOf } from "@sayara/domain/car/UsageTerms";
import type { Car } from "@sayara/domain/car/Car";
import type { SoldDeposit } from "@sayara/domain/deposit/SoldDeposit";
import { toMillimes } from "@sayara/domain/money/millimes";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import { bookingSearchText } from "#api/bookings/read/bookingSearchText.ts";
import type { SoldTerms } from "@sayara/domain/receipt/SoldTerms";
import type { NewRow } from "#api/database/statements/insertTogether.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { bookedOptions } from "#api/bookings/quote/bookedOptions.ts";
import type { Order } from "./Order.ts";
import type { PricedRental } from "#api/bookings/quote/priceRental.ts";
import type { RentalDetails } from "#api/bookings/quote/readRental.ts";

interface BookingToInsert {
  id: string;
  driverId: string;
  isGuest: boolean;
  status: "void" | "pending";
  lapsesAt: Date;
  priced: PricedRental;
  order: Pick<
    Order,
    | "driver"
    | "additionalDriver"
    | "deliveryAddress"
    | "collectionAddress"
    | "arrival"
    | "language"
    | "networkKey"
    | "remindOfPayment"
  >;
  details: RentalDetails;
}

/**
 * Returns the row of an unpaid booking with a random reference. In the rare case that the reference exists,
 * `inTransaction` retries.
 */
export function newBookingRow(
  booking: BookingToInsert,
  { randomBytes, now }: Pick<Dependencies, "randomBytes"> & { now: Date },
): NewRow<"bookings"> {
  const { order, details, priced } = booking;
  const { rental } = details;
  const reference = createReference(randomBytes);
  return {
    id: booking.id,
    reference,
    car_id: rental.carId,
    supplier_id: details.car.supplier.id,
    driver_id: booking.driverId,
    pickup_location_id: rental.pickupId,
    drop_off_location_id: rental.dropOffId,
    from_at: rental.from,
    to_at: rental.to,
    status: booking.status,
    options: bookedOptions(priced.quote, order.additionalDriver !== undefined),
    driver_full_name: order.driver.fullName,
    driver_email: order.driver.email,
    driver_phone: order.driver.phone,
    driver_birth_date: order.driver.birthDate,
    additional_driver: order.additionalDriver ?? null,
    delivery_address: rental.delivery === null ? null : (order.deliveryAddress ?? null),
    collection_address: rental.collection === null ? null : (order.collectionAddress ?? null),
    arrival_number: order.arrival?.number ?? null,
    arrival_time: order.arrival?.time ?? null,
    kept_hours: details.supplier.keptHours.withoutArrival,
    kept_hours_with_arrival: details.supplier.keptHours.withArrival,
    language: order.language,
    quote: priced.quote,
    sold_terms: soldTerms(booking),
    sold_covers: { excess: details.car.excess, contents: details.supplier.coverContents },
    promo_code_id: priced.terms.promo?.id ?? null,
    total_millimes: toMillimes(priced.quote.total),
    commission_rate: priced.commission.rate?.toString() ?? null,
    commission_millimes: priced.commission.millimes,
    discount_millimes: marketplaceDiscount(priced.quote),
    currency: priced.quote.currency,
    address_key: order.networkKey,
    is_guest: booking.isGuest,
    lapses_at: booking.lapsesAt,
    wants_checkout_reminder: booking.status === "void" && order.remindOfPayment === true,
    search_text: bookingSearchText({ reference, driver: order.driver.fullName, car: details.car.name }),
    created_at: now,
    updated_at: now,
  };
}

/** Returns the security deposit of a car as stored with a booking [DP6]. */
function soldDepositOf({ deposit, deposits }: Car): SoldDeposit {
  return { amount: deposit, ...(deposits && { methods: deposits }) };
}

/**
 * Returns the terms of this sale, without the car's other fields. Does not validate them: they come from the catalogue,
 * or from a signed quote that was validated.
 */
function soldTerms({ priced, details }: BookingToInsert): SoldTerms {
  const { car, commission, timeZone, extras, fees, promo } = priced.terms;
  return {
    car: {
      currency: car.currency,
      dailyPrice: car.dailyPrice,
      periodicPrices: car.periodicPrices,
      discounts: car.discounts,
      cancellation: car.cancellation,
      amendments: car.amendments,
      theftProtection: car.theftProtection,
      collisionDamageWaiver: car.collisionDamageWaiver,
      fullInsurance: car.fullInsurance,
      additionalDriver: car.additionalDriver,
    },
    commission,
    ...(extras && { extras }),
    ...(fees && { fees }),
    ...(promo && { promo }),
    usage: usageTermsOf(details.car),
    deposit: soldDepositOf(details.car),
    downPaymentShare: details.supplier.downPaymentShare,
    timeZone,
  };
}
