import { randomUUID } from "node:crypto";
import { notificationKinds } from "@sayara/domain/notification/NotificationKind";
import { describe, expect, test } from "vitest";
import { announce, type Announcement, readMailedFacts } from "#api/bookings/announce.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { deleteExpired } from "#api/server/jobs/deleteExpired.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { mailKindsAbout, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { registerSecret } from "#api/testing/watchLogs.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });

  const setSwitch = (role: "driver" | "agency" | "colleague" | "admin", enableEmailNotifications: boolean) =>
    world.call(role, "/api/update-email-notifications", { enableEmailNotifications });
  /** Sends an account a notification about its own booking. */
  const announceTo = async (
    reader: Awaited<ReturnType<typeof aUser>>,
    announcement: Omit<Announcement, "recipient">,
    isGuest = false,
  ) => {
    const id = await world.aBooking({ status: "reserved", is_guest: isGuest, driver_id: reader.id });
    const row = await world.read(id);
    await inTransaction(database().db, async (transaction) => {
      const facts = await readMailedFacts(transaction, row, api.config.business);
      await announce(
        transaction,
        facts,
        [{ ...announcement, recipient: facts.driver }],
        api.dependencies.clock(),
      );
    });
    return row;
  };

  test.each(notificationKinds)(
    "a mail about %s is sent once if the switch is on, and never if it is off",
    async (event) => {
      const { db } = database();
      const [enabledReader, disabledReader] = [
        await aUser(db),
        await aUser(db, { enable_email_notifications: false }),
      ];
      const { reference } = await announceTo(enabledReader, { notification: event });
      await announceTo(disabledReader, { notification: event });
      const [mail, ...more] = await mailsTo(api, enabledReader.email);
      expect([mail?.kind, mail?.language, more]).toEqual(["notification", "es", []]);
      expect(mail?.text).toContain(reference);
      expect(await mailsTo(api, disabledReader.email)).toEqual([]);
      const notices = await db
        .selectFrom("notifications")
        .select("kind")
        .where("user_id", "in", [enabledReader.id, disabledReader.id])
        .execute();
      expect(notices).toEqual([{ kind: event }, { kind: event }]);
    },
  );

  test("the link of a notification mail turns these mails off, through the website's page and through a mail program", async () => {
    const { db } = database();
    for (const method of ["page", "program"] as const) {
      const reader = await aUser(db);
      await announceTo(reader, { notification: "review_received" });
      const [mail] = await mailsTo(api, reader.email);
      const link = new URL(mail?.text.match(/https?:\S+\/unsubscribe\?\S+/)?.[0] ?? "");
      expect([link.origin, link.searchParams.get("l")]).toEqual([api.config.webUrl, "es"]);
      const token = link.searchParams.get("t") ?? "";
      registerSecret(token);
      const path = new URL(mail?.unsubscribe ?? "").pathname;
      await api.request(method === "page" ? `/api/unsubscribe/${encodeURIComponent(token)}` : path, {
        method: "POST",
      });
      await announceTo(reader, { notification: "review_received" });
      expect(await mailsTo(api, reader.email)).toHaveLength(1);
    }
  });

  test("mails about a driver's own booking are sent even with the switch off, and have no unsubscribe link", async () => {
    const reader = await aUser(database().db, { enable_email_notifications: false });
    const row = await announceTo(reader, {});
    await inTransaction(database().db, async (transaction) => {
      const facts = await readMailedFacts(transaction, row, api.config.business);
      const common = { bookingId: row.id, linkVersion: 0, driverName: "Amel", isGuest: false };
      const { reference, from_at: from, to_at: to } = row;
      const places = { pickUpPlace: "Tunis", dropOffPlace: "Tunis", carName: "Kia", supplierName: "Agence" };
      const booking = { reference, from, to, total: 318, currency: "TND", ...places };
      const mail = { kind: "cancellationDeclined", ...common, booking } as const;
      const announcement = { recipient: facts.driver, mail, notification: "cancellation_declined" } as const;
      await announce(transaction, facts, [announcement], api.dependencies.clock());
    });
    const [mail, ...more] = await mailsTo(api, reader.email);
    expect([mail?.kind, mail?.unsubscribe, more]).toEqual(["cancellationDeclined", undefined, []]);
  });

  test("each member of an agency's staff gets one mail per event, or none with the switch off, and a guest's mail has the guest's link", async () => {
    await setSwitch("colleague", false);
    const { db } = database();
    const reader = await aUser(db, { password_hash: null, activated_at: null });
    await announceTo(reader, { notification: "payment_refunded" }, true);
    const [guestMail] = await mailsTo(api, reader.email);
    expect(guestMail?.text).toMatch(/\/booking\?b=\S+&t=\S+/);

    const id = await world.aBooking({ status: "reserved" });
    const { reference, version } = await world.read(id);
    const cancelRequest = await world.call("driver", `/api/cancel-booking/${id}`, { version });
    expect(cancelRequest.status).toBe(200);
    const { agency, colleague, driver } = world.people;
    expect(await mailKindsAbout(api, agency.email, reference)).toEqual(["cancellationToDecide"]);
    expect(await mailKindsAbout(api, colleague.email, reference)).toEqual([]);
    expect(await mailKindsAbout(api, driver.email, reference)).toEqual(["cancellationRequested"]);
    const [toAgency] = await mailsTo(api, agency.email);
    expect(toAgency?.unsubscribe).toBeDefined();

    await setSwitch("colleague", true);
    await world.call("agency", `/api/decide-cancellation/${id}`, { version: version + 1, accept: false });
    expect(await mailKindsAbout(api, colleague.email, reference)).toEqual(["notification"]);
    expect(await mailKindsAbout(api, driver.email, reference)).toEqual([
      "cancellationDeclined",
      "cancellationRequested",
    ]);
  });

  test("a waiting mail is dropped when its switch is turned off, and the other mails are sent", async () => {
    const { db } = database();
    const reader = await aUser(db);
    const other = await aUser(db);
    await db.deleteFrom("outbox").execute();
    await announceTo(reader, { notification: "booking_updated" });
    await announceTo(other, { notification: "booking_updated" });
    await db
      .updateTable("users")
      .set({ enable_email_notifications: false })
      .where("id", "=", reader.id)
      .execute();
    const sent: string[] = [];
    await deliverOutbox(api.dependencies, ({ to }) => {
      sent.push(to.address);
      return Promise.resolve();
    });
    expect(sent).toEqual([other.email]);
    expect(await mailsTo(api, reader.email)).toEqual([]);
  });

  test("[NO5] a cancellation sends a driver one mail and one SMS, but only the mail to a guest or with the switch off", async () => {
    const { db } = database();
    const readers = [
      await aUser(db, { phone: "+21698000001" }),
      await aUser(db, { phone: "+21698000002", enable_email_notifications: false }),
      await aUser(db, { phone: "+21698000003", activated_at: null, password_hash: null }),
    ];
    const messagesByReader = [];
    for (const reader of readers) {
      const id = await world.aBooking({ status: "reserved", driver_id: reader.id });
      await world.call("agency", `/api/change-booking-status/${id}`, { version: 1, status: "cancelled" });
      const mails = await mailsTo(api, reader.email);
      const smsMessages = await mailsTo(api, reader.phone ?? "");
      messagesByReader.push([mails.map(({ kind }) => kind), smsMessages.length]);
      for (const { text } of smsMessages) {
        const { reference } = await world.read(id);
        expect(text).toMatch(new RegExp(`^Sayara: .*${reference}.* http\\S+/booking\\?b=${id}$`));
      }
    }
    expect(messagesByReader).toEqual([
      [["bookingCancelled"], 1],
      [["bookingCancelled"], 0],
      [["bookingCancelled"], 0],
    ]);
  });

  test("[NO1] sends a request to the agency's staff by mail and SMS, once each", async () => {
    const { db } = database();
    const staff = await aUser(db, {
      type: "supplier",
      supplier_id: world.agency.id,
      phone: "+21698000004",
      language: "en",
    });
    const { driver: _, ...order } = aCheckout({ ...world, car: await world.aCar() });
    const response = await world.call("other driver", "/api/checkout", order);
    expect(response.status).toBe(201);
    expect((await mailsTo(api, staff.email)).map(({ kind }) => kind)).toEqual(["bookingRequestReceived"]);
    const [sms, ...more] = await mailsTo(api, staff.phone ?? "");
    expect(more).toEqual([]);
    expect(sms?.text).toContain(`New booking request ${response.json.reference}`);
  });

  test("SMS and notification mails are deleted with their contents after 30 days", async () => {
    const { db } = database();
    await db.deleteFrom("outbox").execute();
    const reader = await aUser(db, { phone: "+21698000005" });
    await announceTo(reader, { notification: "booking_cancelled" });
    const deliver = () => Promise.resolve();
    await deliverOutbox(api.dependencies, deliver, { sms: deliver });
    const remainingChannels = async (days: number) => {
      await deleteExpired(db, new Date(api.dependencies.clock().getTime() + days * 86_400_000));
      return (await db.selectFrom("outbox").select("channel").orderBy("channel").execute()).map(
        ({ channel }) => channel,
      );
    };
    expect([await remainingChannels(29), await remainingChannels(30)]).toEqual([["email", "sms"], []]);
  });

  test("deleting an account deletes the mails to which its switch applied", async () => {
    const { db } = database();
    const reader = await aUser(db, { id: randomUUID(), type: "supplier", supplier_id: world.agency.id });
    const row = await world.read(await world.aBooking({ status: "reserved" }));
    await inTransaction(db, async (transaction) => {
      const facts = await readMailedFacts(transaction, row, api.config.business);
      const staff = facts.agency.find(({ id }) => id === reader.id);
      if (staff === undefined) throw new Error("not among the readers");
      const now = api.dependencies.clock();
      await announce(transaction, facts, [{ recipient: staff, notification: "review_received" }], now);
    });
    expect(await mailsTo(api, reader.email)).toHaveLength(1);
    await db.deleteFrom("users").where("id", "=", reader.id).execute();
    expect(await mailsTo(api, reader.email)).toEqual([]);
  });
});
