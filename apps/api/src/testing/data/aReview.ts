import { randomUUID } from "node:crypto";
import { referenceAlphabet } from "@sayara/domain/booking/BookingReference";
import type { BookingRow } from "#api/database/tables/bookingTables.ts";
import type { Database } from "#api/database/Schema.ts";
import type { Insertable } from "kysely";
import type { aCatalogue } from "./aCatalogue.ts";

type World = Pick<Awaited<ReturnType<typeof aCatalogue>>, "agency" | "car" | "tunis">;

/** Creates a paid booking from 10 to 14 November 2026, 9:00 UTC. Returns its id. */
export async function aPastBooking(
  db: Database,
  { agency, car, tunis }: World,
  driver: { id: string; full_name: string; email: string },
  changes: Partial<Insertable<BookingRow>> = {},
): Promise<string> {
  const id = randomUUID();
  const created = new Date("2026-11-01T09:00:00Z");
  await db
    .insertInto("bookings")
    .values({
      id,
      reference: `SY-${id.slice(0, 6).replaceAll(/./g, (digit) => referenceAlphabet[Number.parseInt(digit, 16)] ?? "")}`,
      car_id: car.id,
      supplier_id: agency.id,
      driver_id: driver.id,
      pickup_location_id: tunis.id,
      drop_off_location_id: tunis.id,
      from_at: new Date("2026-11-10T09:00:00Z"),
      to_at: new Date("2026-11-14T09:00:00Z"),
      status: "paid",
      options: [],
      driver_full_name: driver.full_name,
      driver_email: driver.email,
      driver_phone: "+21620123456",
      driver_birth_date: "1990-05-14",
      additional_driver: null,
      language: "fr",
      quote: JSON.stringify({
        days: 4,
        lines: [],
        rental: 400,
        optionLines: [],
        refusedOptions: [],
        total: 400,
        perDay: 100,
        currency: "TND",
      }),
      total_millimes: 400_000,
      commission_rate: null,
      commission_millimes: 0,
      currency: "TND",
      address_key: "",
      is_guest: false,
      link_opened_at: null,
      lapses_at: null,
      cancel_requested_at: null,
      cancel_requested_by: null,
      cancel_declined_at: null,
      cancel_declined_by: null,
      cancel_accepted_at: null,
      cancel_accepted_by: null,
      created_at: created,
      updated_at: created,
      deleted_at: null,
      ...changes,
    })
    .execute();
  return id;
}

/** Returns a valid review of a booking. */
export function aReview(bookingId: string, changes: object = {}) {
  const answers = {
    rentedCar: true,
    agencyAnsweredCalls: true,
    agencyCancelledLastMinute: false,
    carEta: "onTime",
  };
  return { bookingId, rating: 5, comments: "Very good.", answers, ...changes };
}
