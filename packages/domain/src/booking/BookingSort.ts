import * as v from "valibot";

/** Orders of a list of bookings: newest first (default), by pick-up, latest pick-up first, by drop-off. */
export const bookingSorts = ["newest", "pickUp", "latestPickUp", "dropOff"] as const;
/** One of {@link bookingSorts}. */
export const BookingSort = v.picklist(bookingSorts);
export type BookingSort = v.InferOutput<typeof BookingSort>;
export const defaultBookingSort: BookingSort = "newest";
