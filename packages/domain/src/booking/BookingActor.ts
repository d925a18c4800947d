import * as v from "valibot";

/**
 * Who changes a booking's status. `system` is the lapse of a hold or a payment that came too late;
 * `cancelRequest` the acceptance of a driver's request to cancel (decisions, "Bookings").
 */
export const bookingActors = ["gateway", "system", "supplier", "admin", "cancelRequest"] as const;
export const BookingActor = v.picklist(bookingActors);
export type BookingActor = v.InferOutput<typeof BookingActor>;
