import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareMail } from "#api/bookings/mails/prepareMail.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { eraseAccount } from "#api/accounts/ownData/eraseAccount.ts";
import { readUserData } from "#api/accounts/ownData/readUserData.ts";
import { sendBookingReminders } from "#api/messaging/reminders/sendBookingReminders.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { aPushSubscription } from "#api/testing/data/aPushSubscription.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { PushError, type PushSender } from "#api/messaging/mail/push/PushSender.ts";

interface Shown {
  endpoint: string;
  title: string;
  body: string;
  path: string;
  language: string;
  ttl: number;
}

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: TestPerson;
  let agency: TestPerson;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(async () => {
    const { db } = database();
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("rate_limits").execute();
    api = createTestApp(db);
    driver = await aPerson(api);
    agency = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
  });

  const turnOn = (subscription = aPushSubscription(), { cookie }: { cookie: string } = driver) =>
    api.request("/api/save-push-device", { body: subscription, cookie });
  const turnOff = ({ cookie }: { cookie: string } = driver) =>
    api.request("/api/remove-push-device", { method: "POST", cookie });
  const isOn = async ({ cookie }: { cookie: string } = driver) =>
    (await api.request("/api/push-device", { cookie })).json.isOn;
  const endpoints = async () => {
    const rows = await database().db.selectFrom("push_devices").select("endpoint").execute();
    return rows.map(({ endpoint }) => endpoint);
  };
  /** Creates a driver's request that the agency has accepted. */
  const aConfirmed = async () => {
    const body = aCheckout({ ...world, car: await world.aCar() });
    const { json } = await api.request("/api/checkout", { body, cookie: driver.cookie });
    const id = String(json.bookingId);
    const confirmed = { version: 1, status: "reserved" };
    await api.request(`/api/change-booking-status/${id}`, { body: confirmed, cookie: agency.cookie });
    return id;
  };
  const write = (id: string) =>
    api.request(`/api/send-message/${id}`, {
      body: { text: "The key is under the mat" },
      cookie: agency.cookie,
    });
  /** Sends the due notifications and returns what devices would show. */
  const deliver = async (push?: PushSender) => {
    const shown: Shown[] = [];
    const show: PushSender = async (target, { payload, ttl }) => {
      const { title, body, path, language } = JSON.parse(payload);
      shown.push({ endpoint: target.endpoint, title, body, path, language, ttl });
    };
    await deliverOutbox(api.dependencies, () => Promise.resolve(), {
      push: push ?? show,
      prepare: (row) => prepareMail(row, api.dependencies),
    });
    return shown;
  };
  const waiting = () =>
    database()
      .db.selectFrom("outbox")
      .selectAll()
      .where("channel", "=", "push")
      .where("sent_at", "is", null)
      .execute();

  test("[WP1] [WP6] a driver turns a device on, which replaces its earlier address, and off again", async () => {
    expect(await isOn()).toBe(false);
    const { json } = await turnOn();
    expect(json).toEqual({ isOn: true, publicKey: api.config.push.keys.publicKey });
    const later = aPushSubscription();
    await turnOn(later);
    expect(await endpoints()).toEqual(expect.arrayContaining([later.endpoint]));
    const elsewhere = await api.sessionOf(driver);
    expect([await isOn(), await isOn({ cookie: elsewhere })]).toEqual([true, false]);
    expect((await turnOff()).json).toMatchObject({ isOn: false });
    expect(await endpoints()).not.toContain(later.endpoint);
  });

  test("[WP1] staff and visitors cannot turn a device on", async () => {
    expect((await turnOn(aPushSubscription(), agency)).json).toMatchObject({ code: "not_allowed" });
    expect((await api.request("/api/push-device", { cookie: agency.cookie })).status).toBe(403);
    expect((await api.request("/api/push-device")).status).toBe(401);
  });

  test.each([
    "http://push.example/a",
    "https://push.example:8443/a",
    "https://user@push.example/a",
    "https://[::1]/a",
    "https://push.example",
    `https://push.example/${"a".repeat(1000)}`,
  ])("[WP2] the address %.40s is refused", async (endpoint) => {
    expect((await turnOn(aPushSubscription({ endpoint }))).status).toBe(400);
  });

  test("[WP2] an address belongs only to the last session that turned it on", async () => {
    const subscription = aPushSubscription();
    const other = await aPerson(api);
    await turnOn(subscription);
    await turnOn(subscription, other);
    expect([await isOn(), await isOn(other)]).toEqual([false, true]);
    await turnOff(other);
  });

  test("[WP2] turning on an eleventh device turns off the oldest", async () => {
    const first = aPushSubscription();
    await turnOn(first);
    for (let count = 0; count < 10; count += 1) {
      api.advanceHours(0.1);
      await turnOn(aPushSubscription(), { cookie: await api.sessionOf(driver) });
    }
    const { db } = database();
    const devices = db.selectFrom("push_devices").select("endpoint").where("user_id", "=", driver.id);
    const kept = (await devices.execute()).map(({ endpoint }) => endpoint);
    expect([kept.length, kept.includes(first.endpoint)]).toEqual([10, false]);
  });

  test("[WP6] a device is deleted with its session or account, and the user's data name its push service but not its keys", async () => {
    const { db } = database();
    const subscription = aPushSubscription();
    await turnOn(subscription);
    const account = await db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", driver.id)
      .executeTakeFirstOrThrow();
    const data = await readUserData(db, account, { now: api.dependencies.clock(), siteName: "Sayara" });
    expect(data.pushDevices).toEqual([{ service: "push.example", turnedOnAt: "2026-11-20T12:00:00.000Z" }]);
    expect(JSON.stringify(data)).not.toContain(subscription.auth);
    await api.request("/api/sign-out", { method: "POST", cookie: driver.cookie });
    expect(await endpoints()).not.toContain(subscription.endpoint);
    driver.cookie = await api.sessionOf(driver);
    await turnOn(subscription);
    await inTransaction(db, (transaction) => eraseAccount(transaction, account, api.dependencies.clock()));
    expect(await endpoints()).not.toContain(subscription.endpoint);
  });

  test("[WP3] [WP4] every device shows the confirmation, unread messages and tomorrow's pick-up", async () => {
    const [one, two] = [aPushSubscription(), aPushSubscription()];
    await turnOn(one);
    await turnOn(two, { cookie: await api.sessionOf(driver) });
    const id = await aConfirmed();
    const shown = await deliver();
    expect(shown.map(({ endpoint }) => endpoint).toSorted()).toEqual([one.endpoint, two.endpoint].toSorted());
    const { reference, language } = await database()
      .db.selectFrom("bookings")
      .select(["reference", "language"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(shown[0]).toMatchObject({
      title: expect.stringContaining(reference),
      path: `/booking?b=${id}`,
      language,
      ttl: 86_400,
    });

    await write(id);
    await write(id);
    const messages = await deliver();
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatchObject({ path: `/booking?b=${id}#booking-messages` });
    const { name } = await database()
      .db.selectFrom("suppliers")
      .select("name")
      .where("id", "=", world.agency.id)
      .executeTakeFirstOrThrow();
    expect(messages[0]?.title).toContain(name);
    expect(JSON.stringify(messages)).not.toMatch(/mat|Amel/);

    await database()
      .db.insertInto("meeting_places")
      .values({
        supplier_id: world.agency.id,
        location_id: world.tunis.id,
        latitude: 36.851,
        longitude: 10.227,
        instructions: JSON.stringify({ fr: "Hall 1", en: "Hall 1", es: "Hall 1", ar: "Hall 1" }),
      })
      .execute();
    const { from_at: from } = await database()
      .db.selectFrom("bookings")
      .select("from_at")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const eve = new Date(from.getTime() - 86_400_000).toISOString().slice(0, 10);
    api.setTime(`${eve}T20:00:00+01:00`);
    driver.cookie = await api.sessionOf(driver);
    await turnOn(one);
    await sendBookingReminders(api.dependencies);
    const [pickUp] = await deliver();
    expect(pickUp).toMatchObject({
      endpoint: one.endpoint,
      body: expect.stringContaining("Hall 1"),
      ttl: 4 * 3600,
    });
  });

  test("[WP5] a notification is retried after a temporary failure and deleted after a refusal, and a device that is gone is deleted", async () => {
    const [gone, busy] = [aPushSubscription(), aPushSubscription()];
    await turnOn(gone);
    await turnOn(busy, { cookie: await api.sessionOf(driver) });
    const id = await aConfirmed();
    await deliver(async ({ endpoint }) => {
      if (endpoint === gone.endpoint) throw new PushError("EGONE", { responseCode: 410 });
      throw new PushError("ECONNECTION", { responseCode: 429, retryAfter: 7200 });
    });
    expect(await endpoints()).not.toContain(gone.endpoint);
    const [row] = await waiting();
    expect(row).toMatchObject({
      next_attempt_at: new Date("2026-11-20T14:00:00Z"),
      last_error: "ECONNECTION 429",
    });
    api.advanceHours(3);
    expect(await deliver()).toMatchObject([{ endpoint: busy.endpoint, ttl: 21 * 3600 }]);

    await write(id);
    const refuse: PushSender = () => Promise.reject(new PushError("EREFUSED", { responseCode: 413 }));
    await deliver(refuse);
    expect(await waiting()).toEqual([]);
  });

  test("[WP5] nothing is sent about a cancelled booking or read messages, to a device that is off, or after a day", async () => {
    const { db } = database();
    const drop = async (change: () => Promise<unknown>) => {
      await db.deleteFrom("outbox").execute();
      await turnOn();
      const id = await aConfirmed();
      await change();
      return { shown: await deliver(), left: await waiting(), id };
    };
    const nothing = { shown: [], left: [] };
    expect(await drop(() => db.updateTable("bookings").set({ status: "cancelled" }).execute())).toMatchObject(
      nothing,
    );
    expect(await drop(() => turnOff())).toMatchObject(nothing);
    const expired = await drop(async () => api.advanceHours(24));
    expect(expired).toMatchObject(nothing);
    driver.cookie = await api.sessionOf(driver);
    agency.cookie = await api.sessionOf(agency);
    await turnOn();
    const id = await aConfirmed();
    await write(id);
    await db.updateTable("notifications").set({ read_at: api.dependencies.clock() }).execute();
    expect((await deliver()).map(({ path }) => path)).toEqual([`/booking?b=${id}`]);
  });

  test("[WP7] hanging devices of one account do not delay notifications to another account", async () => {
    const cookies = [driver.cookie];
    while (cookies.length < 10) cookies.push(await api.sessionOf(driver));
    for (const cookie of cookies) await turnOn(aPushSubscription(), { cookie });
    await write(await aConfirmed());
    expect(await waiting()).toHaveLength(20);
    const others = new Set((await waiting()).map(({ recipient_address: address }) => address));
    api.advanceHours(0.01);
    driver = await aPerson(api);
    const own = aPushSubscription();
    await turnOn(own);
    await aConfirmed();
    expect(others.size).toBe(10);
    const hang = Promise.withResolvers<void>();
    const asked: string[] = [];
    const delivery = deliver((target) => {
      asked.push(target.endpoint);
      return target.endpoint === own.endpoint ? Promise.resolve() : hang.promise;
    });
    await expect.poll(() => asked, { timeout: 5000 }).toContain(own.endpoint);
    expect(asked.filter((endpoint) => endpoint !== own.endpoint).length).toBeLessThanOrEqual(2);
    hang.resolve();
    await delivery;
    expect(await waiting()).toEqual([]);
  });

  test("[WP7] a hanging push service does not delay mails, including those written in the meantime", async () => {
    await turnOn();
    await aConfirmed();
    const hang = Promise.withResolvers<void>();
    const unsent = () =>
      database()
        .db.selectFrom("outbox")
        .select("kind")
        .where("channel", "=", "email")
        .where("sent_at", "is", null)
        .execute();
    const delivery = deliverOutbox(api.dependencies, () => Promise.resolve(), { push: () => hang.promise });
    await expect.poll(unsent, { timeout: 4000 }).toEqual([]);
    await api.request(`/api/mail-account-code/${driver.id}`, { method: "POST", cookie: driver.cookie });
    await expect.poll(unsent, { timeout: 4000 }).toEqual([]);
    expect(await waiting()).not.toEqual([]);
    hang.resolve();
    await delivery;
  });
});
