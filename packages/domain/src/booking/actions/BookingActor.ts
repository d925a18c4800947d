import * as v from "valibot";

/**
 * Actors on a booking (product.md, section 6). People: `guest` is not signed in, `linkHolder` opened the booking's
 * signed link without a session, `supplierReader` is an agency's accountant, who
 * changes nothing [SR1], `suspendedSupplier` is staff of a suspended agency. Machines: `gateway` reports a
 * payment, `system` lapses a hold or handles a late payment, `cancelRequest` is an accepted cancellation request.
 */
export const bookingActors = [
  "guest",
  "linkHolder",
  "driver",
  "supplier",
  "supplierReader",
  "suspendedSupplier",
  "admin",
  "gateway",
  "system",
  "cancelRequest",
] as const;
/** One of {@link bookingActors}. */
export const BookingActor = v.picklist(bookingActors);
export type BookingActor = v.InferOutput<typeof BookingActor>;
