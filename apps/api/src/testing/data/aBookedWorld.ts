import { randomUUID } from "node:crypto";
import { createReference } from "@sayara/domain/booking/createReference";
import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Database } from "#api/database/Schema.ts";
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
 * Creates agencies with signed-in people, and bookings of the first agency's car in any state. `suspended
 * agency` is a member of staff of a second agency. `suspended: true` creates bookings of that agency.
 */
export async function aBookedWorld(api: TestApp, db: Database) {
  const world = await aCatalogue(db, { down_payment_percentage: 20 });
  const rivalWorld = await aCatalogue(db);
  const suspendedWorld = await aCatalogue(db);
  const staffOf = (id: string, language: "fr" | "en" | "es" = "fr") =>
    aUser(db, { type: "supplier", supplier_id: id, language });
  const people = {
    driver: await aUser(db, { language: "es" }),
    "other driver": await aUser(db),
    agency: await staffOf(world.agency.id),
    colleague: await staffOf(world.agency.id, "en"),
    "rival agency": await staffOf(rivalWorld.agency.id),
    "suspended agency": await staffOf(suspendedWorld.agency.id),
    admin: await aUser(db, { type: "admin" }),
  };
  const cookies: Record<Caller, string> = { guest: "" } as Record<Caller, string>;
  for (const [caller, person] of Object.entries(people))
    cookies[caller as Caller] = await api.sessionOf(person);
  const { driver: _, ...order } = aCheckout(world, { language: "es" });
  const checkout = await api.request("/api/checkout", { body: order, cookie: cookies.driver });
  const templateId: string = checkout.json.bookingId;
  const read = (id: string) =>
    db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const template = await read(templateId);
  let bookingCount = 0;

  /** Creates further bookings of the driver in one statement, each in a separate week. Returns their ids in order. */
  const someBookings = async (list: readonly Changes[], { suspended = false } = {}): Promise<string[]> => {
    const owner = suspended ? suspendedWorld : world;
    const rows = list.map((changes) => {
      const { paid: _paid, ...columns } = changes;
      bookingCount += 1;
      const offset = bookingCount * WEEK;
      return {
        id: randomUUID(),
        reference: createReference((size) => randomBytes(size)),
        car_id: owner.car.id,
        supplier_id: owner.agency.id,
        version: 1,
        lapses_at: null,
        ...(columns.from_at === undefined && {
          from_at: new Date(template.from_at.getTime() + offset),
          to_at: new Date(template.to_at.getTime() + offset),
        }),
        ...columns,
      };
    });
    // The function is in the list of tables, because PostgreSQL would call "(function()).*" once for each
    // column.
    await sql`
      insert into bookings select booking.* from bookings as template,
        json_populate_recordset(template, ${JSON.stringify(rows)}::text::json) as booking
      where template.id = ${templateId}
    `.execute(db);
    const payments = list.flatMap(({ paid = 0 }, index) =>
      paid > 0
        ? [
            {
              id: randomUUID(),
              booking_id: rows[index]?.id ?? "",
              amount_millimes: paid * 1000,
              currency: "TND" as const,
              at: api.dependencies.clock(),
            },
          ]
        : [],
    );
    if (payments.length > 0) await db.insertInto("payments").values(payments).execute();
    return rows.map(({ id }) => id);
  };
  const aBooking = async (changes: Changes = {}, options: { suspended?: boolean } = {}): Promise<string> => {
    const [id = ""] = await someBookings([changes], options);
    return id;
  };
  const call = (caller: Caller, path: string, body?: object, method?: string) =>
    api.request(path, {
      ...(body && { body }),
      ...(method !== undefined && { method }),
      ...(caller !== "guest" && { cookie: cookies[caller] }),
    });
  const suspend = () =>
    db.updateTable("suppliers").set({ suspended: true }).where("id", "=", suspendedWorld.agency.id).execute();
  return { ...world, other: suspendedWorld, people, cookies, aBooking, someBookings, read, call, suspend };
}
