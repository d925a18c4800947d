import type { BookingStatus } from "./BookingStatus.ts";

/** Statuses in which a booking counts as a trip of its car after its drop-off time [BK11]. */
export const tripStatuses = ["deposit", "paid", "reserved"] as const satisfies readonly BookingStatus[];
