import type { Arrival } from "@sayara/domain/booking/arrival/Arrival";
import { keptUntil } from "@sayara/domain/booking/arrival/keptUntil";
import type { Selectable } from "kysely";
import { keptHoursOf } from "#api/suppliers/rules/keptHoursOf.ts";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";

/** Returns the flight or ferry of a booking's driver; null without one. */
export function arrivalOf({
  arrival_number: number,
  arrival_time: time,
}: Pick<Selectable<BookingRow>, "arrival_number" | "arrival_time">): Arrival | null {
  return number === null ? null : { number, time };
}

/** Returns the time until which the agency keeps the car for a late driver [AV4]. */
export function carKeptUntil(
  row: Pick<
    Selectable<BookingRow>,
    "from_at" | "arrival_number" | "arrival_time" | "kept_hours" | "kept_hours_with_arrival"
  >,
): Date {
  return keptUntil({
    from: row.from_at.toISOString(),
    arrival: arrivalOf(row),
    keptHours: keptHoursOf(row),
  });
}
