import type { KeptHours } from "@sayara/domain/supplier/hours/KeptHours";

/** Returns for how long an agency keeps a car, as its row or that of a booking has it [AV3, AV4]. */
export function keptHoursOf(row: { kept_hours: number; kept_hours_with_arrival: number }): KeptHours {
  return { withoutArrival: row.kept_hours, withArrival: row.kept_hours_with_arrival };
}
