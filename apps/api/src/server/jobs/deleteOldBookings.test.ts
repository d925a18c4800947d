import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { removeUnusedFiles } from "#api/files/storage/unusedFiles.ts";
import { deleteOldBookings } from "./deleteOldBookings.ts";

/** 23:59 on the last day of the year in Tunis. */
const dropOff = new Date("2023-12-31T22:59:00Z");
const lastRetainedAt = "2033-12-31T22:59:59Z";
const firstDeletedAt = "2033-12-31T23:00:00Z";

describe.each(usualEngines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });

  const anEndedBooking = (changes: object = {}) =>
    world.aBooking({
      status: "paid",
      from_at: new Date(dropOff.getTime() - 86_400_000),
      to_at: dropOff,
      ...changes,
    });
  const run = (now: string, options?: { batch?: number; batches?: number }) =>
    deleteOldBookings({ ...api.dependencies, clock: () => new Date(now) }, options);
  const exists = async (id: string) =>
    (await database().db.selectFrom("bookings").select("id").where("id", "=", id).execute()).length === 1;
  const aPayment = async (bookingId: string, at: Date, changes: object = {}) => {
    const row = { id: randomUUID(), booking_id: bookingId, amount_millimes: 10_000, currency: "TND", at };
    await database()
      .db.insertInto("payments")
      .values({ ...row, ...changes })
      .execute();
    return row.id;
  };
  const aRefund = (
    bookingId: string,
    paymentId: string,
    settledAt: Date,
    state: "requested" | "failed" | "succeeded" = "succeeded",
  ) =>
    database()
      .db.insertInto("refunds")
      .values({
        id: randomUUID(),
        booking_id: bookingId,
        payment_id: paymentId,
        amount_millimes: 10_000,
        state,
        reason: "cancelled",
        created_at: dropOff,
        settled_at: state === "requested" ? null : settledAt,
      })
      .execute();

  test("a booking is kept for ten years from the end of its year, and then only its review and ledger entries remain", async () => {
    const { db } = database();
    const id = await anEndedBooking({ deleted_at: dropOff });
    await insertEveryRecord(id);
    // Ledger rows of a payment and of a returned refund, two each.
    const money = ["ledger", 4] as const;
    expect(await rowsOf(id)).toEqual(new Map([...tables.map((table) => [table, 1] as const), money]));

    await run(lastRetainedAt);
    expect(await exists(id)).toBe(true);
    expect(await run(firstDeletedAt)).toBe(1);
    expect(await exists(id)).toBe(false);
    // The transaction does not call the file store, which may hang for longer than a transaction may last.
    expect(await api.dependencies.files.get(pictureKey)).toBeDefined();
    const clock = () => new Date(firstDeletedAt);
    expect(await removeUnusedFiles({ ...api.dependencies, clock })).toBe(3);
    expect(await api.dependencies.files.get(pictureKey)).toBeUndefined();
    expect(await api.dependencies.files.get(messagePictureKey)).toBeUndefined();
    expect(await api.dependencies.files.get(conditionPictureKey)).toBeUndefined();
    const remainingRows = await rowsOf(id);
    expect([...remainingRows].filter(([, count]) => count > 0)).toEqual([money, ["reviews", 1]]);

    const { driver, agency } = world.people;
    const people = await db
      .selectFrom("users")
      .select("id")
      .where("id", "in", [driver.id, agency.id])
      .execute();
    expect(people).toHaveLength(2);
    const reminder = await db.selectFrom("reminders").select("booking_id").execute();
    expect(reminder).toEqual([{ booking_id: null }]);
  });

  test("a later payment or refund keeps a booking for ten years from its own year", async () => {
    const nextYear = new Date(firstDeletedAt.replace("2033", "2023"));
    const paidBooking = await anEndedBooking();
    await aPayment(paidBooking, nextYear);
    const refundedBooking = await anEndedBooking({ status: "cancelled" });
    await aRefund(refundedBooking, await aPayment(refundedBooking, dropOff), nextYear);
    expect(await run("2034-12-31T22:59:59Z")).toBe(0);
    expect(await run("2034-12-31T23:00:00Z")).toBe(2);
  });

  test.each(["requested", "failed"] as const)(
    "[BK12] a booking with a %s refund is kept until its money is returned",
    async (state) => {
      const { db } = database();
      const owedBooking = await anEndedBooking({ status: "cancelled" });
      await aRefund(owedBooking, await aPayment(owedBooking, dropOff), dropOff, state);
      expect(await run(firstDeletedAt)).toBe(0);
      expect(await exists(owedBooking)).toBe(true);
      await db
        .updateTable("refunds")
        .set({ state: "succeeded", settled_at: dropOff })
        .where("booking_id", "=", owedBooking)
        .execute();
      expect(await run(firstDeletedAt)).toBe(1);
    },
  );

  test("a moved booking is kept as long as its replacement, whose payments refer to it", async () => {
    const first = await anEndedBooking({ status: "cancelled" });
    const payment = await aPayment(first, dropOff);
    const movedBooking = await anEndedBooking({ moved_from: first, to_at: new Date("2024-01-02T10:00:00Z") });
    await aPayment(movedBooking, dropOff, { carried_from: payment });
    expect(await run(firstDeletedAt)).toBe(0);
    expect(await run("2035-01-01T00:00:00Z")).toBe(2);
  });

  test("only the deleting transaction may delete records of staff actions and edits", async () => {
    const { db } = database();
    await anEndedBooking();
    expect(await run(firstDeletedAt)).toBe(1);
    for (const table of ["staff_acts", "booking_edits"] as const) {
      await expect(db.deleteFrom(table).execute()).rejects.toThrow("append-only");
    }
  });

  test("a run deletes a limited number of bookings, and eight concurrent runs delete each booking once", async () => {
    for (let count = 0; count < 40; count += 1) await aPayment(await anEndedBooking(), dropOff);
    expect(await run(firstDeletedAt, { batch: 2, batches: 2 })).toBe(4);
    const counts = await Promise.all(Array.from({ length: 8 }, () => run(firstDeletedAt, { batch: 5 })));
    // A run may end early because the other runs have locked the remaining bookings.
    const lastCount = await run(firstDeletedAt);
    expect(counts.reduce((sum, count) => sum + count, lastCount)).toBe(36);
  });

  const pictureKey = `problem-${randomUUID()}.webp`;
  const messagePictureKey = `message-${randomUUID()}.webp`;
  const conditionPictureKey = `condition-${randomUUID()}.webp`;
  /** Every table that refers to a booking. */
  const tables = [
    "booking_codes",
    "booking_edits",
    "booking_messages",
    "booking_notes",
    "booking_permissions",
    "booking_reminders",
    "change_requests",
    "condition_pictures",
    "condition_reports",
    "extra_holds",
    "holds",
    "notifications",
    "message_pictures",
    "message_reports",
    "open_edits",
    "payment_sessions",
    "payments",
    "refunds",
    "problem_pictures",
    "problem_reports",
    "reminders",
    "rental_records",
    "usage_charges",
    "reviews",
    "staff_acts",
  ] as const;

  async function rowsOf(bookingId: string): Promise<Map<string, number>> {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where column_name = 'booking_id' and table_schema = 'public' order by 1`.execute(database().db);
    const counts = new Map<string, number>();
    for (const { name } of rows) {
      const counted = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(name)} where booking_id = ${bookingId}`.execute(
        database().db,
      );
      counts.set(name, counted.rows[0]?.count ?? 0);
    }
    return counts;
  }

  async function insertEveryRecord(id: string): Promise<void> {
    const { db } = database();
    const { driver, agency } = world.people;
    const session = randomUUID();
    const browserColumns = {
      booking_id: id,
      browser_hash: "browser",
      created_at: dropOff,
      expires_at: dropOff,
    };
    const json = JSON.stringify({});
    await db
      .insertInto("payment_sessions")
      .values({
        id: session,
        booking_id: id,
        purpose: "checkout",
        gateway: "sandbox",
        amount_millimes: 10_000,
        currency: "TND",
        state: "paid",
        expires_at: dropOff,
        created_at: dropOff,
        settled_at: dropOff,
      })
      .execute();
    const payment = await aPayment(id, dropOff, { session_id: session, gateway: "sandbox" });
    await aRefund(id, payment, dropOff);
    await sql`insert into open_edits (session_id, booking_id, edit, created_at)
      values (${session}, ${id}, ${json}, ${dropOff})`.execute(db);
    await sql`insert into booking_edits (id, booking_id, session_id, before, after, at)
      values (${randomUUID()}, ${id}, ${session}, ${json}, ${json}, ${dropOff})`.execute(db);
    await sql`insert into change_requests (id, booking_id, kind, state, hold_id, change, created_at, lapses_at, closed_at)
      values (${randomUUID()}, ${id}, 'extension', 'lapsed', ${randomUUID()}, ${json}, ${dropOff}, ${dropOff},
        ${dropOff})`.execute(db);
    const report = randomUUID();
    await sql`insert into problem_reports (id, booking_id, text, at)
      values (${report}, ${id}, 'A scratch.', ${dropOff})`.execute(db);
    await sql`insert into problem_pictures (id, report_id, booking_id, file_key, at)
      values (${randomUUID()}, ${report}, ${id}, ${pictureKey}, ${dropOff})`.execute(db);
    const message = randomUUID();
    await sql`insert into booking_messages (id, booking_id, side, text, at)
      values (${message}, ${id}, 'driver', 'Bonjour', ${dropOff})`.execute(db);
    await sql`insert into message_pictures (id, message_id, booking_id, file_key, at)
      values (${randomUUID()}, ${message}, ${id}, ${messagePictureKey}, ${dropOff})`.execute(db);
    await sql`insert into message_reports (id, booking_id, side, reason, at)
      values (${randomUUID()}, ${id}, 'driver', 'Insults', ${dropOff})`.execute(db);
    await api.dependencies.files.put(messagePictureKey, new Uint8Array([1]), "image/webp");
    await api.dependencies.files.put(pictureKey, new Uint8Array([1]), "image/webp");
    await sql`insert into staff_acts (id, booking_id, actor_id, action, before, after, at)
      values (${randomUUID()}, ${id}, ${agency.id}, 'confirm', ${json}, ${json}, ${dropOff})`.execute(db);
    const record = randomUUID();
    await sql`insert into rental_records (id, booking_id, kind, at, recorded_by)
      values (${record}, ${id}, 'handOver', ${dropOff}, ${agency.id})`.execute(db);
    await sql`insert into condition_reports
        (booking_id, id, record_id, remarks, licence_seen, kept_reason, agency_name, driver_name, received_at)
      values (${id}, ${record}, ${record}, '', true, '', 'Amel', 'Hela', ${dropOff})`.execute(db);
    await sql`insert into condition_pictures (id, booking_id, report_id, angle, file_key, at)
      values (${randomUUID()}, ${id}, ${record}, 'front', ${conditionPictureKey}, ${dropOff})`.execute(db);
    await sql`insert into usage_charges (booking_id, report_id, kind, count, unit_millimes, covered_millimes)
      values (${id}, ${record}, 'missingFuel', 2, 10000, 0)`.execute(db);
    await api.dependencies.files.put(conditionPictureKey, new Uint8Array([1]), "image/webp");
    await sql`insert into booking_notes (id, booking_id, author_id, text, at)
      values (${randomUUID()}, ${id}, ${agency.id}, 'Calls back', ${dropOff})`.execute(db);
    const hold = randomUUID();
    await sql`insert into holds (id, booking_id, car_id, period)
      values (${hold}, ${id}, ${world.car.id}, '[2023-12-30,2023-12-31)')`.execute(db);
    const extra = await aStoredExtra(db, world.agency.id);
    await sql`insert into extra_holds (hold_id, extra_id, booking_id, count, period)
      values (${hold}, ${extra}, ${id}, 1, '[2023-12-30,2023-12-31)')`.execute(db);
    await sql`insert into booking_codes (booking_id, browser_hash, seed_hash, code_hash, created_at, expires_at)
      values (${id}, 'browser', 'seed', 'code', ${dropOff}, ${dropOff})`.execute(db);
    await db.insertInto("booking_permissions").values(browserColumns).execute();
    await sql`insert into notifications (id, user_id, kind, booking_id, data, created_at)
      values (${randomUUID()}, ${driver.id}, 'booking_confirmed', ${id}, ${json}, ${dropOff})`.execute(db);
    await sql`insert into reminders (id, user_id, kind, channel, booking_id, sent_at)
      values (${randomUUID()}, ${agency.id}, 'supplier_pending_booking', 'email', ${id}, ${dropOff})`.execute(
      db,
    );
    await sql`insert into booking_reminders (booking_id, kind, sent_at) values (${id}, 'pick_up', ${dropOff})`.execute(
      db,
    );
    await sql`insert into reviews (supplier_id, car_id, booking_id, user_id, author_name, language, rating, rented_car,
        agency_answered_calls, agency_cancelled_last_minute, car_eta, created_at)
      values (${world.agency.id}, ${world.car.id}, ${id}, ${driver.id}, 'Amel', 'fr', 5, true, true, false, 'onTime',
        ${dropOff})`.execute(db);
  }
});
