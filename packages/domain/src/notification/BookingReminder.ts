import * as v from "valibot";

/** Kinds of reminders that a driver gets once about a booking, triggered only by time [NO7, NO8]. */
export const bookingReminders = ["pick_up", "drop_off", "review", "unfinished_checkout"] as const;
/** One of {@link bookingReminders}. */
export const BookingReminder = v.picklist(bookingReminders);
export type BookingReminder = v.InferOutput<typeof BookingReminder>;
