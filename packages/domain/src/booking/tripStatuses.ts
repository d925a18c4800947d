import type { BookingStatus } from "./BookingStatus.ts";

/** The statuses in which a booking is a trip of its car once its drop-off time has passed [BK11]. */
export const tripStatuses = ["deposit", "paid", "reserved"] as const satisfies readonly BookingStatus[];
