import { type AddressService, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { extrasOf } from "#api/bookings/extrasOf.ts";
import type { SoldRental } from "#api/bookings/quote/readRental.ts";

/**
 * Returns the terms of a booking that an edit keeps: places, times, and the extras, promo code, fees,
 * delivery and collection as sold.
 */
export function soldRental(
  row: Pick<
    StoredBooking,
    | "pickup_location_id"
    | "drop_off_location_id"
    | "from_at"
    | "to_at"
    | "sold_terms"
    | "delivery_address"
    | "collection_address"
  >,
): SoldRental {
  const fees = row.sold_terms?.fees ?? [];
  const soldPrice = (service: AddressService) => {
    const fee = fees.find(({ kind }) => kind === service);
    return fee === undefined ? null : { price: fee.price };
  };
  return {
    pickupId: row.pickup_location_id,
    dropOffId: row.drop_off_location_id,
    from: row.from_at,
    to: row.to_at,
    extras: extrasOf(row),
    promo: row.sold_terms?.promo ?? null,
    fees: fees.filter(({ kind }) => !addressServices.some((service) => service === kind)),
    delivery: soldPrice("delivery"),
    collection: soldPrice("collection"),
    deliveryAddress: row.delivery_address,
    collectionAddress: row.collection_address,
  };
}
