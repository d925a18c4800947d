import { randomUUID } from "node:crypto";
import { REMINDER_PERIOD_DAYS } from "@sayara/domain/config/businessDefaults";
import { automatedReminders, type AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { sendReminders } from "./sendReminders.ts";

type Receiver = Awaited<ReturnType<typeof aUser>>;

describe.each(usualEngines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });
  /** Functions that create an account to which a reminder applies, by kind. */
  let aReceiver: Record<AutomatedReminder, (user?: Parameters<typeof aUser>[1]) => Promise<Receiver>>;

  beforeAll(async () => {
    const { db } = database();
    const createAgencyReader = async (
      supplier: Parameters<typeof aCatalogue>[1],
      user: Parameters<typeof aUser>[1],
      hasCars = true,
    ) => {
      const { agency, car } = await aCatalogue(db, supplier);
      if (!hasCars)
        await db.updateTable("cars").set({ deleted_at: now() }).where("id", "=", car.id).execute();
      return { agency, car, reader: await aUser(db, { type: "supplier", supplier_id: agency.id, ...user }) };
    };
    aReceiver = {
      supplier_no_cars: async (user) => (await createAgencyReader({}, user, false)).reader,
      supplier_no_phone: async (user) => (await createAgencyReader({ phone: null }, user)).reader,
      client_no_phone: (user) => aUser(db, { phone: null, ...user }),
      supplier_pending_booking: async (user) => {
        const { agency, car, reader } = await createAgencyReader({}, user);
        await aRequest({ supplier_id: agency.id, car_id: car.id });
        return reader;
      },
    };
  });
  beforeEach(async () => {
    api.setTime("2026-11-20T12:00:00Z");
    await database().db.updateTable("users").set({ account_status: "blocked" }).execute();
  });

  const now = () => api.dependencies.clock();
  const hoursFromNow = (hours: number) => new Date(now().getTime() + hours * 3_600_000);
  const aRequest = (changes: object = {}) =>
    world.aBooking({
      status: "pending",
      created_at: hoursFromNow(-8),
      lapses_at: hoursFromNow(40),
      ...changes,
    });
  const remind = (env: Record<string, string> = {}) =>
    sendReminders({
      ...api.dependencies,
      config: { ...api.config, ...createTestApp(database().db, { env }).config },
    });
  const remindersTo = async ({ email }: Receiver) =>
    (await mailsTo(api, email)).filter(({ kind }) => kind === "reminder");

  test.each(automatedReminders)(
    "[NO3] %s: an account gets one mail a period, in its language, with an unsubscribe link",
    async (kind) => {
      const reader = await aReceiver[kind]({ language: "es" });
      expect(await remind()).toBe(1);
      expect(await remind()).toBe(0);
      const [mail, ...more] = await remindersTo(reader);
      expect([mail?.language, mail?.unsubscribe?.includes("/api/unsubscribe/"), more]).toEqual([
        "es",
        true,
        [],
      ]);
      expect(mail?.text).toMatch(/\/unsubscribe\?t=\S+&l=es/);

      const period = REMINDER_PERIOD_DAYS[kind] * 24;
      if (kind === "supplier_pending_booking") {
        await database()
          .db.updateTable("bookings")
          .set({ lapses_at: hoursFromNow(2 * period) })
          .where("status", "=", "pending")
          .execute();
      }
      api.advanceHours(period - 1);
      await remind();
      expect(await remindersTo(reader)).toHaveLength(1);
      api.advanceHours(1);
      await remind();
      expect(await remindersTo(reader)).toHaveLength(2);
    },
  );

  test.each(automatedReminders)(
    "%s: blocked or unaffected accounts and those with mails off get nothing, and neither does anyone if the kind is off",
    async (kind) => {
      const disabledReader = await aReceiver[kind]({ enable_email_notifications: false });
      const blocked = await aReceiver[kind]({ account_status: "blocked" });
      const driver = await aUser(database().db);
      const staff = await aUser(database().db, { type: "supplier", supplier_id: world.agency.id });
      expect(await remind()).toBe(0);
      const expectedReader = await aReceiver[kind]();
      const others = automatedReminders.filter((other) => other !== kind);
      expect(await remind({ REMINDERS: others.join(",") })).toBe(0);
      expect(await remind({ REMINDERS: "none" })).toBe(0);
      expect(await remind({ REMINDERS: kind })).toBe(1);
      for (const reader of [disabledReader, blocked, driver, staff])
        expect(await remindersTo(reader)).toEqual([]);
      expect(await remindersTo(expectedReader)).toHaveLength(1);
    },
  );

  test("an account whose reminder fails delays no other account, of any kind", async () => {
    const { db } = database();
    const failing = await aReceiver.supplier_no_cars();
    const others = [await aReceiver.supplier_no_cars(), await aReceiver.client_no_phone()];
    await sql`alter table reminders add constraint fails check (user_id <> ${sql.lit(failing.id)})`.execute(
      db,
    );
    try {
      await expect(remind()).rejects.toThrow("violates check constraint");
    } finally {
      await sql`alter table reminders drop constraint fails`.execute(db);
    }
    expect(await remindersTo(failing)).toEqual([]);
    for (const reader of others) expect(await remindersTo(reader)).toHaveLength(1);
    expect(await remind()).toBe(1);
  });

  test.each(automatedReminders)("[NO3] %s: eight concurrent processes write only one mail", async (kind) => {
    const readers = [await aReceiver[kind](), await aReceiver[kind](), await aReceiver[kind]()];
    const counts = await Promise.all(Array.from({ length: 8 }, () => remind({ REMINDERS: kind })));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    for (const reader of readers) expect(await remindersTo(reader)).toHaveLength(1);
    const rows = await database().db.selectFrom("reminders").selectAll().where("kind", "=", kind).execute();
    expect(rows.filter(({ user_id }) => readers.some(({ id }) => id === user_id))).toHaveLength(3);
  });

  test("[NO3] a run writes at most one batch, and the next run continues with the remaining accounts", async () => {
    for (let index = 0; index < 5; index += 1) await aReceiver.client_no_phone();
    const run = () => sendReminders(api.dependencies, { batch: 2 });
    expect([await run(), await run(), await run(), await run()]).toEqual([2, 2, 1, 0]);
  });

  test("[NO4] new accounts and suspended agencies get no reminder about incomplete data", async () => {
    const { db } = database();
    const yesterday = hoursFromNow(-23);
    await aReceiver.client_no_phone({ activated_at: yesterday });
    await aReceiver.client_no_phone({ activated_at: null });
    await aReceiver.supplier_no_cars({ created_at: yesterday });
    const suspended = await aReceiver.supplier_no_phone();
    await db
      .updateTable("suppliers")
      .set({ suspended: true })
      .where("id", "=", suspended.supplier_id ?? "")
      .execute();
    expect(await remind()).toBe(0);
    await db
      .updateTable("suppliers")
      .set({ suspended: false })
      .where("id", "=", suspended.supplier_id ?? "")
      .execute();
    api.advanceHours(1);
    expect(await remind()).toBe(3);
  });

  test("[NO4] an agency is reminded of requests that have waited 6 hours, with their number and the first to lapse", async () => {
    const { db } = database();
    const { agency } = world.people;
    const phone = "+21698000222";
    await db
      .updateTable("users")
      .set({ account_status: "active", phone })
      .where("id", "=", agency.id)
      .execute();
    await db.updateTable("bookings").set({ status: "cancelled" }).where("status", "=", "pending").execute();
    await aRequest({ created_at: hoursFromNow(-5) });
    await aRequest({ lapses_at: hoursFromNow(-1) });
    await aRequest({ is_guest: true, link_opened_at: null });
    await aRequest({ status: "reserved" });
    await aRequest({ deleted_at: now() });
    expect(await remind()).toBe(0);

    await aRequest();
    const first = await aRequest({ lapses_at: hoursFromNow(20) });
    await aRequest({ is_guest: true, link_opened_at: hoursFromNow(-1) });
    expect(await remind()).toBe(1);
    const [mail] = await remindersTo(agency);
    expect(mail?.subject).toBe(
      "3 demandes attendent votre réponse, la première avant le 21 nov. 2026 à 09:00",
    );
    expect(mail?.text).toContain(`${api.config.portalUrl}/bookings?status=pending`);
    const reminderRows = await db
      .selectFrom("reminders")
      .selectAll()
      .where("user_id", "=", agency.id)
      .execute();
    expect(reminderRows).toMatchObject([
      { kind: "supplier_pending_booking", channel: "email+sms", booking_id: first },
    ]);
    const [sms] = await mailsTo(api, phone);
    expect(sms?.text).toMatch(/^Sayara\u00a0: 3 demandes .* http\S+\/bookings\?status=pending$/);
  });

  test("[NO2] without a phone number, or with an unconfirmed address, a reminder has no SMS", async () => {
    const { db } = database();
    for (const user of [{ phone: null }, { activated_at: null }]) {
      const reader = await aReceiver.supplier_pending_booking({ phone: "+21698000111", ...user });
      await remind();
      expect(await remindersTo(reader)).toHaveLength(1);
      const [{ channel } = { channel: "" }] = await db
        .selectFrom("reminders")
        .select("channel")
        .where("user_id", "=", reader.id)
        .execute();
      expect(channel).toBe("email");
    }
    expect(await mailsTo(api, "+21698000111")).toEqual([]);
  });

  test("[NO2] an SMS goes to the provider; without a provider it is dropped if a mail exists, and sent as a mail otherwise", async () => {
    const { db } = database();
    await db.deleteFrom("outbox").execute();
    const reader = await aReceiver.supplier_pending_booking();
    const sent: string[] = [];
    const transport = ({ to }: { to: { address: string } }) => {
      sent.push(to.address);
      return Promise.resolve();
    };
    const sms = ({ to }: { to: string }) => {
      sent.push(to);
      return Promise.resolve();
    };
    await remind();
    await deliverOutbox(api.dependencies, transport, { sms });
    expect(sent.splice(0).toSorted()).toEqual([reader.phone, reader.email].toSorted());

    api.advanceHours(24);
    await aRequest({ supplier_id: reader.supplier_id, lapses_at: hoursFromNow(20) });
    await remind();
    await deliverOutbox(api.dependencies, transport);
    expect(sent.splice(0)).toEqual([reader.email]);
    expect(await db.selectFrom("outbox").select("id").where("sent_at", "is", null).execute()).toEqual([]);

    await db
      .insertInto("outbox")
      .values({
        id: randomUUID(),
        kind: "reminder",
        channel: "sms",
        user_id: reader.id,
        language: "fr",
        recipient_name: reader.full_name,
        recipient_address: reader.phone ?? "",
        data: JSON.stringify({ name: "Amel", reminder: "client_no_phone", isAlone: true }),
        created_at: now(),
        attempts: 0,
        next_attempt_at: now(),
      })
      .execute();
    await deliverOutbox(api.dependencies, transport);
    expect(sent).toEqual([reader.email]);
  });
});
