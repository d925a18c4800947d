import * as v from "valibot";

/** What a driver is mailed once about a booking by time alone [NO7, NO8]. */
export const bookingReminders = ["pick_up", "drop_off", "review", "unfinished_checkout"] as const;
/** One of {@link bookingReminders}. */
export const BookingReminder = v.picklist(bookingReminders);
export type BookingReminder = v.InferOutput<typeof BookingReminder>;
