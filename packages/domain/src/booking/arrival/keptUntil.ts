import { KEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import type { Booking } from "../Booking.ts";

const HOUR = 3_600_000;

/**
 * Returns until when the agency keeps the car for a late driver, using the hours as booked [AV3, AV4].
 *
 * @example keptUntil({ from: "2026-12-01T09:00:00Z", arrival: { number: "TU 216", time: null } }) // 24 hours later
 */
export function keptUntil({
  from,
  arrival = null,
  keptHours = KEPT_HOURS,
}: Pick<Booking, "from" | "arrival" | "keptHours">): Date {
  const hours = arrival === null ? keptHours.withoutArrival : keptHours.withArrival;
  return new Date(Date.parse(from) + hours * HOUR);
}
