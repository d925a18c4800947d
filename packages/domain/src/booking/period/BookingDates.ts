import * as v from "valibot";

/** The dates that a date filter matches: any day of the rental (default), its pick-up, or its drop-off. */
export const bookingDates = ["rental", "pickUp", "dropOff"] as const;
/** One of {@link bookingDates}. */
export const BookingDates = v.picklist(bookingDates);
export type BookingDates = v.InferOutput<typeof BookingDates>;
