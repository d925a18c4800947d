import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { extrasOf } from "#api/bookings/extrasOf.ts";
import type { SoldRental } from "#api/bookings/quote/readRental.ts";

/** Returns what an edit keeps of a booking: places and times, and its extras, fees and delivery as sold. */
export function soldRental(
  row: Pick<
    StoredBooking,
    "pickup_location_id" | "drop_off_location_id" | "from_at" | "to_at" | "sold_terms" | "delivery_address"
  >,
): SoldRental {
  const fees = row.sold_terms?.fees ?? [];
  const delivery = fees.find(({ kind }) => kind === "delivery");
  return {
    pickupId: row.pickup_location_id,
    dropOffId: row.drop_off_location_id,
    from: row.from_at,
    to: row.to_at,
    extras: extrasOf(row),
    fees: fees.filter((fee) => fee !== delivery),
    delivery: delivery === undefined ? null : { price: delivery.price },
    deliveryAddress: row.delivery_address,
  };
}
