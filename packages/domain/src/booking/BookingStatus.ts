import * as v from "valibot";

/** The states of a booking (specification, section 3). `deposit` means that a down payment was received. */
export const bookingStatuses = ["void", "pending", "deposit", "paid", "reserved", "cancelled"] as const;
/** One of {@link bookingStatuses}. */
export const BookingStatus = v.picklist(bookingStatuses);
export type BookingStatus = v.InferOutput<typeof BookingStatus>;
