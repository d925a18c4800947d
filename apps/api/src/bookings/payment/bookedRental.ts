import { isDeepStrictEqual } from "node:util";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";

/** Returns the current values of a booking that an edit may change. */
export function bookedRental(row: StoredBooking): BookedRental {
  return {
    carId: row.car_id,
    pickupId: row.pickup_location_id,
    dropOffId: row.drop_off_location_id,
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    options: row.options,
    additionalDriver: row.additional_driver,
    ...(row.delivery_address !== null && { deliveryAddress: row.delivery_address }),
    ...(row.collection_address !== null && { collectionAddress: row.collection_address }),
    quote: row.quote,
    soldTerms: row.sold_terms,
    totalMillimes: row.total_millimes,
    commissionRate: row.commission_rate,
    commissionMillimes: row.commission_millimes,
  };
}

/** Returns whether a booking is unchanged since an edit read it. */
export function isUnchanged(row: StoredBooking, before: BookedRental): boolean {
  return isDeepStrictEqual(bookedRental(row), before);
}

/** Returns whether two rentals need the car at the same times. */
export function haveSameDates(
  one: Pick<BookedRental, "from" | "to">,
  other: Pick<BookedRental, "from" | "to">,
): boolean {
  return one.from === other.from && one.to === other.to;
}

/** Returns whether an edit leaves the hold of the car as it is: it changes neither the dates nor the extras. */
export function keepsHold(
  before: Pick<BookedRental, "from" | "to" | "soldTerms">,
  after: Pick<BookedRental, "from" | "to" | "soldTerms">,
): boolean {
  const piecesOf = ({ soldTerms }: Pick<BookedRental, "soldTerms">) =>
    (soldTerms?.extras ?? []).map(({ id, count }) => `${id} ${count}`).toSorted();
  return haveSameDates(before, after) && isDeepStrictEqual(piecesOf(before), piecesOf(after));
}
