import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { type Digest, postDigest, releaseDigest } from "#api/messaging/mail/postDigest.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { onTransaction } from "#api/testing/onTransaction.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";

describe.each(usualEngines)("staff actions on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  let mailsAbout: BookedWorldFixture["mailsAbout"];
  const database = withBookedWorld(engine, (ownWorld) => {
    ({ api, world, mailsAbout } = ownWorld);
  });

  const changeStatus = (caller: "agency" | "admin", id: string, status: string, version = 1) =>
    world.call(caller, `/api/change-booking-status/${id}`, { version, status });
  const readActions = async (id: string) => (await world.call("admin", `/api/booking-acts/${id}`)).json.items;
  const readNotifications = async (userId: string, bookingId: string) =>
    (
      await database()
        .db.selectFrom("notifications")
        .select("kind")
        .where("user_id", "=", userId)
        .where("booking_id", "=", bookingId)
        .execute()
    ).map(({ kind }) => kind);

  test("each action records the person, the time, and the booking before and after", async () => {
    const id = await world.aBooking({ status: "pending" });
    await changeStatus("agency", id, "reserved");
    await world.call("admin", `/api/record-payment/${id}`, { version: 2, amount: 100 });
    const [second, first, ...others] = await readActions(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      action: "changeStatus",
      by: { id: world.people.agency.id, fullName: "Amel Ben Salah", type: "supplier" },
      at: "2026-11-20T12:00:00.000Z",
      before: { version: 1, status: "pending", paid: 0, cancelRequest: "none", deleted: false },
      after: { version: 2, status: "reserved", paid: 0 },
    });
    expect(second).toMatchObject({
      action: "recordPayment",
      by: { id: world.people.admin.id, type: "admin" },
      before: { version: 2, status: "reserved", paid: 0 },
      after: { version: 3, status: "deposit", paid: 100 },
    });
  });

  test("a payment is checked against the role that its recorder has under the lock", async () => {
    const { db } = database();
    await world.suspend();
    const id = await world.aBooking({ status: "reserved" }, { suspended: true });
    const promotion = { type: "admin", supplier_id: null } as const;
    const promote = () =>
      db.updateTable("users").set(promotion).where("id", "=", world.people["suspended agency"].id).execute();
    const racing = createTestApp(onTransaction(db, promote));
    const cookie = world.cookies["suspended agency"];
    const body = { version: 1, amount: 100 };
    const { json } = await racing.request(`/api/record-payment/${id}`, { body, cookie });
    expect(json).toMatchObject({ status: "deposit" });
  });

  test("mails to the agency's people lead to the portal, those to the driver to the website", async () => {
    const id = await world.aBooking({ status: "reserved" });
    await changeStatus("agency", id, "cancelled");
    const { colleague, driver } = world.people;
    const mailOf = async ({ email }: { email: string }) =>
      (await mailsTo(api, email)).find(({ text }) => text.includes(`/booking?b=${id}`))?.text;
    expect(await mailOf(colleague)).toContain(`${api.config.portalUrl}/booking?b=${id}`);
    expect(await mailOf(driver)).toContain(`${api.config.webUrl}/booking?b=${id}`);
  });

  test("the reason for declining a request is stored and mailed to the driver", async () => {
    const id = await world.aBooking({ status: "pending" });
    const body = { version: 1, status: "cancelled", reason: "  In the workshop until Friday. " };
    const { json } = await world.call("agency", `/api/change-booking-status/${id}`, body);
    expect(json).toMatchObject({ status: "cancelled", cancelReason: "In the workshop until Friday." });
    const mails = await mailsTo(api, world.people.driver.email);
    const bookingMails = mails.filter(({ text }) => text.includes(json.reference));
    expect(bookingMails.map(({ text }) => text.includes("In the workshop until Friday."))).toEqual([true]);
    const tooLong = { ...body, version: 2, reason: "x".repeat(201) };
    expect((await world.call("agency", `/api/change-booking-status/${id}`, tooLong)).status).toBe(400);
  });

  test("the action log rejects every change", async () => {
    const { db } = database();
    await expect(db.updateTable("staff_acts").set({ action: "delete" }).execute()).rejects.toThrow(
      "append-only",
    );
    await expect(db.deleteFrom("staff_acts").execute()).rejects.toThrow("append-only");
    await expect(sql`truncate staff_acts`.execute(db)).rejects.toThrow("append-only");
  });

  test("[RO1] only staff who may see the booking can read its action log", async () => {
    const id = await world.aBooking({ status: "reserved" });
    const read = async (caller: Parameters<typeof world.call>[0]) =>
      (await world.call(caller, `/api/booking-acts/${id}`)).status;
    expect([await read("agency"), await read("colleague"), await read("admin")]).toEqual([200, 200, 200]);
    expect([await read("driver"), await read("other driver"), await read("rival agency")]).toEqual([
      403, 404, 404,
    ]);
    expect(await read("guest")).toBe(401);
  });

  test("when two decisions have the same version, only one succeeds, and the other gets the current state", async () => {
    for (let round = 0; round < 10; round++) {
      const id = await world.aBooking({ status: "pending" });
      const [confirmed, cancelled] = await Promise.all([
        changeStatus("agency", id, "reserved"),
        changeStatus("admin", id, "cancelled"),
      ]);
      expect([confirmed.status, cancelled.status].toSorted()).toEqual([200, 409]);
      const refused = confirmed.status === 409 ? confirmed : cancelled;
      const { status, version } = await world.read(id);
      expect(refused.json).toMatchObject({ code: "stale_version", current: { status, version: 2 } });
      expect(version).toBe(2);
      expect(await readActions(id)).toHaveLength(1);
    }
  });

  test("all but three of twenty selected bookings are changed, and each of the three has its reason", async () => {
    const pendingIds = await Promise.all(
      Array.from({ length: 17 }, () => world.aBooking({ status: "pending" })),
    );
    const cancelledId = await world.aBooking({ status: "cancelled" });
    const changedId = await world.aBooking({ status: "pending", version: 4 });
    const foreignId = await world.aBooking({ status: "pending" }, { suspended: true });
    const bookings = [...pendingIds, cancelledId, changedId, foreignId].map((id) => ({ id, version: 1 }));
    const body = { bookings: [...bookings, ...bookings.slice(0, 2)], status: "reserved" };
    const { json } = await world.call("agency", "/api/update-booking-status", body);
    expect(json.changed.map(({ id }: { id: string }) => id)).toEqual(pendingIds);
    expect(json.changed[0]).toEqual({ id: pendingIds[0], version: 2, status: "reserved" });
    const current = { version: 1, status: "cancelled" };
    expect(json.left).toEqual([
      { id: cancelledId, code: "transition_refused", reason: "status", current },
      { id: changedId, code: "stale_version", current: { version: 4, status: "pending" } },
      { id: foreignId, code: "not_found" },
    ]);
  });

  test("when two selected requests have the same car and time, the second is rejected because its car is taken", async () => {
    const dates = { from_at: new Date("2030-03-01T09:00:00Z"), to_at: new Date("2030-03-04T09:00:00Z") };
    const [first, second] = [
      await world.aBooking({ status: "pending", ...dates }),
      await world.aBooking({ status: "pending", ...dates }),
    ];
    const body = { bookings: [{ id: first }, { id: second }], status: "reserved" };
    const { json } = await world.call("agency", "/api/update-booking-status", body);
    expect(json.changed).toEqual([{ id: first, version: 2, status: "reserved" }]);
    expect(json.left).toEqual([{ id: second, code: "car_taken" }]);
  });

  test("[NO6] a bulk action sends one mail to each colleague, and one per booking to its driver", async () => {
    const { driver, colleague, agency } = world.people;
    const paidId = await world.aBooking({ status: "reserved", paid: 80 });
    const ids = [paidId, ...(await Promise.all([1, 2].map(() => world.aBooking({ status: "reserved" }))))];
    const cancelledId = await world.aBooking({ status: "cancelled" });
    const references = await Promise.all(ids.map(async (id) => (await world.read(id)).reference));
    const mailsAboutAny = async (email: string) =>
      (await mailsTo(api, email)).filter(({ text }) =>
        references.some((reference) => text.includes(reference)),
      );
    const bookings = [...ids, cancelledId].map((id) => ({ id }));
    await world.call("admin", "/api/update-booking-status", { bookings, status: "cancelled" });

    const [digest, ...otherMails] = await mailsAboutAny(colleague.email);
    expect([digest?.kind, digest?.subject, otherMails]).toEqual([
      "bookingsChanged",
      "3 bookings cancelled",
      [],
    ]);
    for (const reference of references) expect(digest?.text).toContain(reference);
    expect(digest?.text).not.toContain((await world.read(cancelledId)).reference);
    expect(digest?.text).toMatch(/to return: 80\sTND/u);
    expect(digest?.unsubscribe).toBeDefined();
    const agencyMails = await mailsAboutAny(agency.email);
    expect(agencyMails.map(({ kind, language }) => [kind, language])).toEqual([["bookingsChanged", "fr"]]);
    expect((await mailsAboutAny(driver.email)).map(({ kind }) => kind)).toEqual(
      ids.map(() => "bookingCancelled"),
    );
    for (const id of ids) expect(await readNotifications(colleague.id, id)).toEqual(["booking_cancelled"]);
  });

  test("[NO6] a digest is sent only after its bulk action has finished; once sending has started, further bookings go into a new digest", async () => {
    const { db } = database();
    const { email: address } = world.people.colleague;
    const digest: Digest = new Map();
    const now = api.dependencies.clock();
    const addToDigest = (reference: string) =>
      inTransaction(db, (transaction) => {
        const booking = {
          reference,
          carName: "Kia",
          driverName: "Amel",
          from: now,
          to: now,
          currency: "TND",
        };
        const bookings = [{ ...booking, atDesk: 0 }];
        const content = {
          kind: "bookingsChanged",
          name: "Amel",
          event: "booking_confirmed",
          bookings,
        } as const;
        return postDigest(
          transaction,
          digest,
          [{ to: { name: "Amel", address }, language: "en", content }],
          now,
        );
      });
    const read = async (id: string) => {
      const row = await db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      const text = JSON.stringify(row.data);
      return { isDue: row.next_attempt_at <= now, references: text.match(/SY-\d/g) };
    };
    await addToDigest("SY-1");
    await addToDigest("SY-2");
    const first = digest.get(address) ?? "";
    expect(await read(first)).toEqual({ isDue: false, references: ["SY-1", "SY-2"] });
    await releaseDigest(db, digest, now);
    expect(await read(first)).toMatchObject({ isDue: true });

    await db.updateTable("outbox").set({ attempts: 1 }).where("id", "=", first).execute();
    await addToDigest("SY-3");
    const second = digest.get(address) ?? "";
    expect(await read(first)).toMatchObject({ references: ["SY-1", "SY-2"] });
    expect(await read(second)).toEqual({ isDue: false, references: ["SY-3"] });
    await db.deleteFrom("outbox").where("id", "in", [first, second]).execute();
  });

  test("a bulk action on one booking is mailed like a single action", async () => {
    const id = await world.aBooking({ status: "pending" });
    await world.call("agency", "/api/update-booking-status", { bookings: [{ id }], status: "reserved" });
    expect(await mailsAbout("colleague", id)).toEqual(["notification"]);
  });

  test("a selection without versions applies to the current state of each booking", async () => {
    const id = await world.aBooking({ status: "pending", version: 7 });
    const body = { bookings: [{ id }], status: "cancelled" };
    const { json } = await world.call("admin", "/api/update-booking-status", body);
    expect(json).toEqual({ changed: [{ id, version: 8, status: "cancelled" }], left: [] });
  });

  test("a confirmed request holds its car permanently, and driver and colleagues are notified in their languages", async () => {
    const { db } = database();
    const id = await world.aBooking({ status: "pending" });
    expect((await changeStatus("agency", id, "reserved")).json).toMatchObject({
      status: "reserved",
      holdExpiresAt: null,
    });
    const holds = await db.selectFrom("holds").selectAll().where("booking_id", "=", id).execute();
    expect(holds).toMatchObject([{ expires_at: null }]);
    const { driver, agency, colleague } = world.people;
    const [mail] = (await mailsTo(api, driver.email)).filter(({ kind }) => kind === "requestAccepted");
    expect(mail).toMatchObject({ language: "es" });
    expect(mail?.subject).toContain("confirmada");
    expect(await readNotifications(driver.id, id)).toEqual(["booking_confirmed"]);
    expect(await readNotifications(colleague.id, id)).toEqual(["booking_confirmed"]);
    expect(await readNotifications(agency.id, id)).toEqual([]);
    expect(await mailsAbout("colleague", id)).toEqual(["notification"]);
  });

  test("[CN1] a cancellation by the agency returns everything paid and releases the car", async () => {
    const { db } = database();
    const id = await world.aBooking({ status: "paid", paid: 318 });
    const { json } = await changeStatus("agency", id, "cancelled");
    expect(json).toMatchObject({ status: "cancelled", cancelledBy: "agency" });
    expect(json.refunds).toMatchObject([
      { amount: 318, reason: "cancelled", gateway: null, state: "requested" },
    ]);
    expect(await db.selectFrom("holds").select("id").where("booking_id", "=", id).execute()).toEqual([]);
    const row = await world.read(id);
    expect(row).toMatchObject({ cancelled_by: "agency", cancelled_from: "paid" });

    const [refund] = json.refunds;
    const record = (refundId: string, version: number) =>
      world.call("agency", `/api/record-refund/${id}`, {
        version,
        refundId,
        method: "cash",
        on: "2026-11-20",
        note: `version ${version}`,
      });
    expect((await record(randomUUID(), 2)).json).toMatchObject({
      code: "transition_refused",
      reason: "refundOwedByHand",
    });
    const deleteBooking = () => world.call("agency", "/api/delete-bookings", { bookings: [{ id }] });
    expect((await deleteBooking()).json).toMatchObject({
      deleted: [],
      left: [{ id, reason: "noRefundOwed" }],
    });
    expect((await record(refund.id, 2)).json.refunds).toMatchObject([{ state: "succeeded" }]);
    expect(await record(refund.id, 3)).toMatchObject({ status: 422, json: { reason: "refundOwedByHand" } });
    expect((await readActions(id))[0]).toMatchObject({
      action: "recordRefund",
      before: { returned: 318, owedAtDesk: 318 },
      after: { returned: 318, owedAtDesk: 0 },
    });
  });

  test("an admin's cancellation does not count as the agency's, and the agency is mailed", async () => {
    const id = await world.aBooking({ status: "reserved" });
    expect((await changeStatus("admin", id, "cancelled")).json.cancelledBy).toBe("admin");
    expect(await mailsAbout("agency", id)).toEqual(["bookingCancelledForAgency"]);
    expect(await mailsAbout("driver", id)).toEqual(["bookingCancelled"]);
    expect(await readNotifications(world.people.driver.id, id)).toEqual(["booking_cancelled"]);
  });

  test("a payment at the desk is stored with the person who recorded it, and cannot exceed the amount due", async () => {
    const { db } = database();
    const id = await world.aBooking({ status: "pending" });
    const record = (amount: number, version: number) =>
      world.call("agency", `/api/record-payment/${id}`, { version, amount });
    expect(await record(318.01, 1)).toMatchObject({
      status: 400,
      json: { code: "invalid_input", fields: { amount: "price_invalid" } },
    });
    expect((await record(0, 1)).status).toBe(400);
    expect((await record(100, 1)).json).toMatchObject({ status: "deposit" });
    expect((await record(18, 2)).json).toMatchObject({ status: "deposit" });
    expect((await record(200.01, 3)).status).toBe(400);
    expect((await record(200, 3)).json).toMatchObject({ status: "paid", payments: [{}, {}, {}] });
    expect((await record(1, 4)).json).toMatchObject({ code: "transition_refused", reason: "usageDue" });
    const rows = await db.selectFrom("payments").selectAll().where("booking_id", "=", id).execute();
    for (const row of rows) {
      expect(row).toMatchObject({ gateway: null, session_id: null, recorded_by: world.people.agency.id });
    }
    expect(await mailsAbout("driver", id)).toEqual([
      "bookingConfirmed",
      "paymentReceived",
      "paymentReceived",
    ]);
    expect(await mailsAbout("agency", id)).toEqual([]);
    const mails = await mailsTo(api, world.people.driver.email);
    const receipt = mails.find(({ kind }) => kind === "paymentReceived");
    expect(receipt?.text).toContain("Pagado en la agencia el");
  });

  test("a bulk down payment needs an amount, and skips bookings for which it is too high", async () => {
    const id = await world.aBooking({ status: "reserved" });
    const send = (payment?: number) =>
      world.call("agency", "/api/update-booking-status", {
        bookings: [{ id }],
        status: "deposit",
        ...(payment !== undefined && { payment }),
      });
    expect(await send()).toMatchObject({ status: 400, json: { fields: { payment: "required" } } });
    expect((await send(1000)).json).toMatchObject({ changed: [], left: [{ id, code: "invalid_input" }] });
    expect((await send(63.6)).json.changed).toEqual([{ id, version: 2, status: "deposit" }]);
  });

  test("a deleted booking is invisible to everyone, and its payments stay", async () => {
    const { db } = database();
    const id = await world.aBooking({ status: "cancelled", paid: 50 });
    const body = { bookings: [{ id, version: 1 }] };
    expect((await world.call("admin", "/api/delete-bookings", body)).json).toEqual({
      deleted: [id],
      left: [],
    });
    for (const caller of ["driver", "agency", "admin"] as const) {
      expect((await world.call(caller, `/api/booking/${id}/fr`)).status).toBe(404);
    }
    expect((await world.call("admin", "/api/delete-bookings", body)).json.left).toEqual([
      { id, code: "not_found" },
    ]);
    const payments = await db.selectFrom("payments").select("id").where("booking_id", "=", id).execute();
    expect(payments).toHaveLength(1);
  });

  test("a lapsed request cannot be confirmed, even before a job has ended it", async () => {
    const id = await world.aBooking({ status: "pending", lapses_at: new Date("2026-11-20T12:30:00Z") });
    const laterApi = createTestApp(database().db, { now: "2026-11-20T12:30:00Z" });
    const response = await laterApi.request(`/api/change-booking-status/${id}`, {
      body: { version: 1, status: "reserved" },
      cookie: world.cookies.agency,
    });
    expect(response).toMatchObject({
      status: 409,
      json: { code: "stale_version", current: { status: "cancelled", version: 2 } },
    });
    expect(await world.read(id)).toMatchObject({ cancelled_by: "system", cancelled_from: "pending" });
  });
});
