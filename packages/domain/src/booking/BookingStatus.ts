import * as v from "valibot";

/** Statuses of a booking (product.md, section 12). `deposit`: a down payment was received. */
export const bookingStatuses = ["void", "pending", "deposit", "paid", "reserved", "cancelled"] as const;
/** One of {@link bookingStatuses}. */
export const BookingStatus = v.picklist(bookingStatuses);
export type BookingStatus = v.InferOutput<typeof BookingStatus>;
