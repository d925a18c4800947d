import type { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";

/**
 * Returns the hours for which a car is kept for a late driver, from the row of an agency or of a booking
 * [AV3, AV4].
 */
export function keptHoursOf(row: { kept_hours: number; kept_hours_with_arrival: number }): KeptHours {
  return { withoutArrival: row.kept_hours, withArrival: row.kept_hours_with_arrival };
}
