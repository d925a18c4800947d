import * as v from "valibot";

/**
 * Who does something with a booking (decisions, "Roles" and "Bookings"). People: `guest` is not signed in, `linkHolder`
 * neither but came by the booking's signed link. Machines: `gateway` reports a payment, `system` is the lapse of a hold
 * or a payment that came too late, `cancelRequest` the acceptance of a driver's request to cancel, by staff or by
 * silence.
 */
export const bookingActors = [
  "guest",
  "linkHolder",
  "driver",
  "supplier",
  "admin",
  "gateway",
  "system",
  "cancelRequest",
] as const;
/** One of {@link bookingActors}. */
export const BookingActor = v.picklist(bookingActors);
export type BookingActor = v.InferOutput<typeof BookingActor>;
