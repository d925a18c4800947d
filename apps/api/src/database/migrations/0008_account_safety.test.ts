import { randomUUID } from "node:crypto";
import { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { notificationKinds } from "./0008_account_safety.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("notifications of earlier versions are converted to the domain's kinds", async () => {
    const { db } = database();
    const { id: user_id } = await aUser(db);
    await sql`alter table notifications drop constraint notifications_kind`.execute(db);
    const oldKinds = ["bookingRequested", "bookingRequestReceived"] as never[];
    const row = { user_id, booking_id: null, data: "{}", created_at: new Date("2026-11-20T12:00:00Z") };
    await db
      .insertInto("notifications")
      .values(oldKinds.map((kind) => ({ ...row, id: randomUUID(), kind })))
      .execute();
    for (const statement of notificationKinds) await sql.raw(statement).execute(db);
    const rows = await db.selectFrom("notifications").select("kind").orderBy("kind").execute();
    expect(rows.map(({ kind }) => v.parse(NotificationKind, kind))).toEqual([
      "booking_request_received",
      "booking_requested",
    ]);
    const invalidInsert = db
      .insertInto("notifications")
      .values({ ...row, id: randomUUID(), kind: "bookingRequested" as never });
    await expect(invalidInsert.execute()).rejects.toThrow("notifications_kind");
  });
});
