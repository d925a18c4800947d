import { bookingRules } from "@sayara/domain/booking/bookingRules";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { autoAcceptCancellation } from "#api/bookings/cancel/autoAcceptCancellation.ts";
import { aBookedWorld, type Caller } from "#api/testing/data/aBookedWorld.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";

interface Change {
  booking_id: string;
  before: BookingStatus;
  after: BookingStatus;
}

// PGlite has one connection, so nothing runs concurrently there. These tests need PostgreSQL.
describe.skipIf(!hasPostgres)("on PostgreSQL, concurrently", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);
  /** Two processes on one database. */
  let apis: [TestApp, TestApp];
  let world: Awaited<ReturnType<typeof aBookedWorld>>;
  beforeAll(async () => {
    const { db } = database();
    apis = [createTestApp(db), createTestApp(db)];
    world = await aBookedWorld(apis[0], db);
    await sql`create table changes (number bigserial, booking_id uuid, before text, after text)`.execute(db);
    await sql`create function record_change() returns trigger language plpgsql as $$ begin
      insert into changes (booking_id, before, after) values (new.id, old.status, new.status);
      return null;
    end $$`.execute(db);
    await sql`create trigger bookings_record_change after update of status on bookings
      for each row when (old.status <> new.status) execute function record_change()`.execute(db);
  });

  const isAllowedByTable = ({ before, after }: Change) =>
    bookingRules.some((rule) => rule.in.includes(before) && rule.to?.includes(after) === true);

  test("[BK1] 200 writers on ten bookings never violate the table, and every success is one version and one record", async () => {
    const { db } = database();
    const statuses: BookingStatus[] = [
      "pending",
      "pending",
      "pending",
      "reserved",
      "reserved",
      "deposit",
      "paid",
      "void",
    ];
    const ids = await Promise.all(
      [...statuses, "pending" as const, "cancelled" as const].map((status, index) =>
        world.aBooking({
          status,
          paid: status === "paid" ? 318 : status === "deposit" ? 63.6 : 0,
          ...(status === "pending" && { lapses_at: new Date("2026-11-20T13:00:00Z") }),
          ...(index % 2 === 0 &&
            status !== "cancelled" && {
              cancel_requested_at: new Date("2026-11-19T11:00:00Z"),
            }),
        }),
      ),
    );
    const staffCallers: Caller[] = ["agency", "colleague", "admin", "rival agency"];
    const calls: ((id: string, version: number) => [path: string, body: object])[] = [
      (id, version) => [`/api/change-booking-status/${id}`, { version, status: "reserved" }],
      (id, version) => [`/api/change-booking-status/${id}`, { version, status: "cancelled" }],
      (id, version) => [`/api/record-payment/${id}`, { version, amount: 10 }],
      (id, version) => [`/api/decide-cancellation/${id}`, { version, accept: true }],
      (id, version) => [`/api/decide-cancellation/${id}`, { version, accept: false }],
      (id) => ["/api/update-booking-status", { bookings: [{ id }], status: "paid" }],
      (id) => ["/api/delete-bookings", { bookings: [{ id }] }],
    ];
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, index): Promise<number> => {
        const id = ids[index % ids.length] ?? "";
        const api = apis[index % 2 === 0 ? 0 : 1];
        if (index % 40 === 0) await lapseBookings(db, new Date("2026-11-20T13:00:00Z"));
        if (index % 40 === 20) await autoAcceptCancellation(api.dependencies);
        if (index % 40 === 30) await countTrips(db, new Date("2027-06-01T00:00:00Z"));
        const call = calls[(index * 3) % calls.length];
        const caller =
          index % 9 === 8 ? "driver" : (staffCallers[(index * 5) % staffCallers.length] ?? "admin");
        // Some callers have read the first version, others a later one.
        const [path, body] =
          caller === "driver"
            ? [`/api/cancel-booking/${id}`, { version: 1 }]
            : (call?.(id, 1 + (Math.floor(index / 20) % 3)) ?? ["", {}]);
        const { status } = await api.request(path, { body, cookie: world.cookies[caller] });
        return status;
      }),
    );
    expect(outcomes.filter((status) => ![200, 400, 403, 404, 409, 422].includes(status))).toEqual([]);
    expect(outcomes.filter((status) => status === 200).length).toBeGreaterThan(ids.length);

    const { rows: changes } = await sql<Change>`select * from changes order by number`.execute(db);
    expect(changes.length).toBeGreaterThan(4);
    expect(changes.filter((change) => !isAllowedByTable(change))).toEqual([]);
    expect(changes.filter(({ before }) => before === "cancelled")).toEqual([]);
    for (const id of ids) {
      const actions = await db
        .selectFrom("staff_acts")
        .select(["before", "after"])
        .where("booking_id", "=", id)
        .orderBy("number")
        .execute();
      const { version, status } = await world.read(id);
      // The other versions come from the driver's request and the jobs: no staff action is lost or counted twice.
      expect(version).toBeGreaterThan(actions.length);
      // Jobs only cancel.
      const last = actions.at(-1)?.after.status ?? status;
      expect([last, "cancelled"]).toContain(status);
      const bookingChanges = changes.filter(({ booking_id }) => booking_id === id);
      for (const [index, change] of bookingChanges.entries()) {
        expect(change.before).toBe(bookingChanges[index - 1]?.after ?? change.before);
      }
      expect(bookingChanges.at(-1)?.after ?? status).toBe(status);
    }
  }, 120_000);

  test("[BK1] when 20 staff members decide at the same moment, one succeeds and 19 get the booking's state", async () => {
    for (const [path, bodies] of [
      ["change-booking-status", [{ status: "reserved" }, { status: "cancelled" }]],
      ["decide-cancellation", [{ accept: true }, { accept: false }]],
    ] as const) {
      const id = await world.aBooking({
        status: "pending",
        ...(path === "decide-cancellation" && { cancel_requested_at: new Date("2026-11-20T11:00:00Z") }),
      });
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          apis[index % 2 === 0 ? 0 : 1].request(`/api/${path}/${id}`, {
            body: { version: 1, ...bodies[index % 2] },
            cookie: world.cookies[index % 3 === 0 ? "admin" : index % 3 === 1 ? "agency" : "colleague"],
          }),
        ),
      );
      const [winner, ...others] = responses.filter(({ status }) => status === 200);
      expect([winner?.json.version, others]).toEqual([2, []]);
      const { status } = await world.read(id);
      expect(winner?.json.status).toBe(status);
      for (const loser of responses.filter((response) => response !== winner)) {
        expect(loser).toMatchObject({
          status: 409,
          json: { code: "stale_version", current: { status, version: 2 } },
        });
      }
      const actions = await database()
        .db.selectFrom("staff_acts")
        .select("id")
        .where("booking_id", "=", id)
        .execute();
      expect(actions).toHaveLength(1);
    }
  });
});
