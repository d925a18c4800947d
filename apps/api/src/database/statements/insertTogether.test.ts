import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { insertTogether } from "./insertTogether.ts";
import { inTransaction } from "#api/database/inTransaction.ts";

describe.each(engines)("insertTogether on %s", (engine) => {
  const database = withDatabase(engine);
  let bookingId: string;
  beforeAll(async () => {
    const world = await aCatalogue(database().db);
    const api = createTestApp(database().db, { env: { CAPTCHA: "off" } });
    bookingId = (await api.request("/api/checkout", { body: aCheckout(world) })).json.bookingId;
  });

  test("inserts rows that refer to each other and reads them back unchanged", async () => {
    const { db } = database();
    const template = await db
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const { id: userId } = await aUser(db);
    const booking = {
      ...template,
      id: randomUUID(),
      reference: "SY-TEST33",
      options: ["cancellation" as const, "amendments" as const],
      additional_driver: {
        fullName: 'A "quoted" \\ name',
        email: "a@b.example",
        phone: "+21620123456",
        birthDate: "1990-01-02",
      },
    };
    const notice = {
      id: randomUUID(),
      user_id: userId,
      kind: "booking_confirmed" as const,
      booking_id: booking.id,
    };
    const created_at = new Date("2026-11-20T12:00:00.123Z");
    await inTransaction(db, (transaction) =>
      insertTogether(transaction, {
        notifications: [
          { ...notice, data: { reference: booking.reference }, created_at },
          { ...notice, id: randomUUID(), data: {}, created_at },
        ],
        outbox: [],
        bookings: [booking],
      }),
    );
    const stored = db.selectFrom("bookings").selectAll().where("id", "=", booking.id);
    expect(await stored.executeTakeFirst()).toEqual(booking);
    const notifications = await db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", userId)
      .execute();
    expect(notifications).toHaveLength(2);
    expect(notifications.find(({ id }) => id === notice.id)).toMatchObject({
      data: { reference: "SY-TEST33" },
      created_at,
    });
  });

  test("inserts nothing if one row is rejected, and sends nothing without rows", async () => {
    const { db } = database();
    const row = { key: randomUUID(), replenished_at: new Date() };
    const [limits, duplicates] = [[row], [row, row]];
    const insert = (rows: typeof limits) =>
      inTransaction(db, (transaction) => insertTogether(transaction, { rate_limits: rows }));
    await expect(insert(duplicates)).rejects.toThrow("rate_limits");
    await insert([]);
    expect(await db.selectFrom("rate_limits").select("key").where("key", "=", row.key).execute()).toEqual([]);
    await insert(limits);
    expect(
      await db.selectFrom("rate_limits").select("key").where("key", "=", row.key).execute(),
    ).toHaveLength(1);
  });
});
