import { randomUUID } from "node:crypto";
import { createReference } from "@sayara/domain/booking/createReference";
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Queries } from "#api/database/Schema.ts";
import { aCatalogue, aUser } from "./aCatalogue.ts";
import { aCheckout } from "./aCheckout.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";

export const callers = [
  "guest",
  "driver",
  "other driver",
  "agency",
  "colleague",
  "rival agency",
  "suspended agency",
  "admin",
] as const;
export type Caller = (typeof callers)[number];

type Changes = Partial<Omit<StoredBooking, "id" | "reference" | "quote">> & { paid?: number };
const WEEK = 7 * 86_400_000;

/**
 * Creates agencies with signed-in people, and bookings of the first agency's car in any state. `suspended agency` is
 * staff of a second agency, whose bookings are made with `suspended: true`.
 */
export async function aBookedWorld(api: TestApp, db: Queries) {
  const world = await aCatalogue(db, { down_payment_percentage: 20 });
  const rival = await aCatalogue(db);
  const other = await aCatalogue(db);
  const supplier = (id: string, language: "fr" | "en" | "es" = "fr") =>
    aUser(db, { type: "supplier", supplier_id: id, language });
  const people = {
    driver: await aUser(db, { language: "es" }),
    "other driver": await aUser(db),
    agency: await supplier(world.agency.id),
    colleague: await supplier(world.agency.id, "en"),
    "rival agency": await supplier(rival.agency.id),
    "suspended agency": await supplier(other.agency.id),
    admin: await aUser(db, { type: "admin" }),
  };
  const cookies: Record<Caller, string> = { guest: "" } as Record<Caller, string>;
  for (const [who, person] of Object.entries(people)) cookies[who as Caller] = await api.sessionOf(person);
  const { driver: _, ...order } = aCheckout(world, { language: "es" });
  const made = await api.request("/api/checkout", { body: order, cookie: cookies.driver });
  const base: string = made.json.bookingId;
  let bookings = 0;

  /** Creates another booking of the driver, in a separate week. */
  const aBooking = async (changes: Changes = {}, { suspended = false } = {}): Promise<string> => {
    const id = randomUUID();
    bookings += 1;
    const shift = bookings * WEEK;
    const at = suspended ? other : world;
    const { paid = 0, ...columns } = changes;
    const json = JSON.stringify({
      id,
      reference: createReference((size) => randomBytes(size)),
      car_id: at.car.id,
      supplier_id: at.agency.id,
      version: 1,
      lapses_at: null,
      ...columns,
    });
    await sql`
      insert into bookings select (json_populate_record(row, ${json}::text::json)).*
      from bookings as row where row.id = ${base}
    `.execute(db);
    await sql`
      update bookings set from_at = from_at + ${shift} * interval '1 ms', to_at = to_at + ${shift} * interval '1 ms'
      where id = ${id} and ${changes.from_at === undefined}
    `.execute(db);
    if (paid > 0) {
      await db
        .insertInto("payments")
        .values({
          id: randomUUID(),
          booking_id: id,
          amount_millimes: paid * 1000,
          currency: "TND",
          at: api.dependencies.clock(),
        })
        .execute();
    }
    return id;
  };
  const read = (id: string) =>
    db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const call = (who: Caller, path: string, body?: object, method?: string) =>
    api.request(path, {
      ...(body && { body }),
      ...(method !== undefined && { method }),
      ...(who !== "guest" && { cookie: cookies[who] }),
    });
  const suspend = () =>
    db.updateTable("suppliers").set({ suspended: true }).where("id", "=", other.agency.id).execute();
  return { ...world, other, people, cookies, aBooking, read, call, suspend };
}
