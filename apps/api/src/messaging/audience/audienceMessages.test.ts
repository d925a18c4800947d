import { languages } from "@sayara/domain/language/Language";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareMail } from "#api/bookings/mails/prepareMail.ts";
import type { ComposedMail } from "#api/messaging/mail/composeMail.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { anAudienceMessage } from "#api/testing/data/anAudienceMessage.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";
import { queueAudienceMessages } from "./queueAudienceMessages.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let sent: ComposedMail[] = [];
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  }, 120_000);
  beforeEach(async () => {
    // Excludes the drivers of earlier tests from every audience.
    await database().db.updateTable("users").set({ activated_at: null }).where("type", "=", "user").execute();
    await database().db.deleteFrom("outbox").execute();
    sent = [];
  });

  const save = async (message = anAudienceMessage(), stored: object = {}) =>
    portal.call("admin", "/api/save-audience-message", { body: { ...stored, message } });
  const aDraft = async (message = anAudienceMessage()) => String((await save(message)).json.id);
  const record = async (id: string) => (await portal.call("admin", `/api/audience-message/${id}`)).json;
  const act = async (id: string, action: string, version?: number) =>
    portal.call("admin", `/api/act-on-audience-message/${id}`, {
      body: { action, version: version ?? (await record(id)).version },
    });
  const preview = async (message = anAudienceMessage()) =>
    (await portal.call("admin", "/api/preview-audience-message", { body: message })).json;
  const queue = (options: Parameters<typeof queueAudienceMessages>[1] = {}) =>
    queueAudienceMessages(api.dependencies, options);
  const deliver = () =>
    deliverOutbox(
      api.dependencies,
      async (mail) => {
        sent.push(mail);
        await Promise.resolve();
      },
      { prepare: (row) => prepareMail(row, api.dependencies) },
    );
  /** Queues and delivers mails until none is left, as the jobs do. */
  const sendAll = async (options: Parameters<typeof queueAudienceMessages>[1] = {}) => {
    for (let rounds = 0; rounds < 20; rounds += 1) {
      const moved = (await queue(options)) + (await deliver());
      if (moved === 0) break;
    }
  };
  const addresses = () => sent.map(({ to }) => to.address).toSorted();
  const driversOf = async (count: number, changes: Parameters<typeof aUser>[1] = {}) => {
    const drivers: Awaited<ReturnType<typeof aUser>>[] = [];
    for (let index = 0; index < count; index += 1)
      drivers.push(await aUser(database().db, { promotions_since: null, ...changes }));
    return drivers;
  };
  const emails = (people: readonly { email: string }[]) => people.map(({ email }) => email).toSorted();
  const block = (id: string) =>
    database().db.updateTable("users").set({ account_status: "blocked" }).where("id", "=", id).execute();

  test("[MA1] each recipient gets the text in their account's language, with its markup escaped", async () => {
    const drivers: { email: string }[] = [];
    for (const language of languages) drivers.push(...(await driversOf(1, { language })));
    const id = await aDraft(
      anAudienceMessage({
        texts: { ...anAudienceMessage().texts, en: { subject: "<b>", text: "<i>x</i>" } },
      }),
    );
    await act(id, "send");
    await sendAll();
    expect(addresses()).toEqual(emails(drivers));
    const mailTo = (index: number) => sent.find(({ to }) => to.address === drivers[index]?.email);
    expect(mailTo(languages.indexOf("es"))).toMatchObject({ subject: "Subject es" });
    expect(mailTo(languages.indexOf("es"))?.text).toContain("In es.");
    expect(mailTo(languages.indexOf("en"))?.html).not.toContain("<i>x");
  });

  test("[MA2] the kind of a message decides which switch applies and whether its mail has an unsubscribe link", async () => {
    const { db } = database();
    const [silent] = await driversOf(1, { enable_email_notifications: false });
    const [agreed] = await driversOf(1, { promotions_since: new Date("2026-11-01T10:00:00Z") });
    const [usual] = await driversOf(1);
    const [unconfirmed] = await driversOf(1, { activated_at: null });
    const found: Record<string, string[]> = {};
    for (const kind of ["transactional", "notification", "promotional"] as const) {
      sent = [];
      const id = await aDraft(anAudienceMessage({ kind }));
      await act(id, "send");
      await sendAll();
      found[kind] = addresses();
      for (const { unsubscribe, text } of sent) {
        expect([kind, unsubscribe !== undefined, text.includes("/unsubscribe?t=")]).toEqual([
          kind,
          kind !== "transactional",
          kind !== "transactional",
        ]);
      }
    }
    expect(found).toEqual({
      transactional: emails([silent, agreed, usual].flatMap((one) => one ?? [])),
      notification: emails([agreed, usual].flatMap((one) => one ?? [])),
      promotional: emails([agreed].flatMap((one) => one ?? [])),
    });
    expect(Object.values(found).flat()).not.toContain(unconfirmed?.email);
    await db.deleteFrom("outbox").execute();
  });

  test("[MA3] filters apply together; blocked clients and suspended agencies get nothing", async () => {
    const { db } = database();
    await driversOf(1, { language: "fr" });
    await driversOf(1, { language: "fr", account_status: "needs_follow_up" });
    const booked = await aPerson(api, { language: "en" });
    await driversOf(1, { account_status: "blocked" });
    const { json } = await api.request("/api/checkout", { body: aCheckout(portal), cookie: booked.cookie });
    await db.updateTable("bookings").set({ status: "paid" }).where("id", "=", json.bookingId).execute();
    const { pickup_location_id: place } = await db
      .selectFrom("bookings")
      .select("pickup_location_id")
      .where("id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
    const { code } = await db
      .selectFrom("locations")
      .innerJoin("countries", "countries.id", "country_id")
      .select("countries.code")
      .where("locations.id", "=", place)
      .executeTakeFirstOrThrow();
    const count = async (audience: object, changes: object = {}) =>
      (await preview(anAudienceMessage({ audience, ...changes }))).recipients;
    expect(await count({})).toBe(3);
    expect(await count({ languages: ["fr"] })).toBe(2);
    expect(await count({ languages: ["fr"], status: "needs_follow_up" })).toBe(1);
    expect(await count({ bookedSince: "2026-11-20" })).toBe(1);
    expect(await count({ bookedSince: "2026-11-21" })).toBe(0);
    expect(await count({ place })).toBe(1);
    const { id: region } = await db
      .selectFrom("locations")
      .select("id")
      .where("id", "!=", place)
      .executeTakeFirstOrThrow();
    expect(await count({ place: region })).toBe(0);
    await db.updateTable("locations").set({ parent_id: region }).where("id", "=", place).execute();
    expect(await count({ place: region })).toBe(1);
    expect(await count({ country: code, languages: ["fr"] })).toBe(0);
    expect(await count({ country: code })).toBe(1);
    const agencies = await count({ to: "agencies" });
    const owners = await db
      .selectFrom("users")
      .innerJoin("suppliers", "suppliers.id", "supplier_id")
      .select("users.id")
      .where("supplier_role", "=", "owner")
      .where("suspended", "=", false)
      .execute();
    expect([agencies, await count({ to: "agencies", status: "joining" })]).toEqual([owners.length, 0]);
    const refused = await save(anAudienceMessage({ audience: { place: "nowhere" } }));
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ["audience.place"]]);
  });

  test("[MA3] a recipient who is blocked or has unsubscribed before the mail is sent is left out", async () => {
    const [blocked, silent, usual] = await driversOf(3);
    const id = await aDraft();
    await act(id, "send");
    await queue();
    await block(blocked?.id ?? "");
    await database()
      .db.updateTable("users")
      .set({ enable_email_notifications: false })
      .where("id", "=", silent?.id ?? "")
      .execute();
    await sendAll();
    expect(addresses()).toEqual([usual?.email]);
    expect((await record(id)).counts).toEqual({
      sent: 1,
      waiting: 0,
      leftOut: 2,
      failed: 0,
      unsubscribed: 0,
    });
  });

  test("[MA4] a preview shows the mail and the number of recipients of each language, and sends nothing", async () => {
    await driversOf(2, { language: "fr" });
    await driversOf(1, { language: "es" });
    const { recipients, languages: shown } = await preview();
    expect(recipients).toBe(3);
    const french = shown.find(({ language }: { language: string }) => language === "fr");
    expect(french).toMatchObject({ recipients: 2, subject: "Subject fr" });
    expect(french.text).toContain("In fr.");
    expect(shown).toHaveLength(languages.length);
    await sendAll();
    expect(sent).toEqual([]);
  });

  test("[MA5] interrupted batches leave nobody out and send nothing twice", async () => {
    const drivers = await driversOf(7);
    const id = await aDraft();
    await act(id, "send");
    // The first run ends after its first batch, and the next one fails in the middle of a batch.
    let runs = 0;
    await queue({ batch: 2, shouldContinue: () => (runs += 1) === 1 });
    const killed = (): never => {
      throw new Error("killed");
    };
    await expect(queueAudienceMessages({ ...api.dependencies, clock: killed }, { batch: 2 })).rejects.toThrow(
      "killed",
    );
    expect((await record(id)).counts).toMatchObject({ sent: 0, waiting: 7 });
    await Promise.all([sendAll({ batch: 2 }), sendAll({ batch: 2 })]);
    await sendAll({ batch: 2 });
    expect(addresses()).toEqual(emails(drivers));
    expect(await record(id)).toMatchObject({ status: "sent", counts: { sent: 7, waiting: 0 } });
  });

  test("[MA5] a stopped message sends none of its waiting mails, and a resumed one goes to the remaining recipients", async () => {
    const drivers = await driversOf(6);
    const id = await aDraft();
    await act(id, "send");
    await queue({ batch: 2, maxQueued: 2 });
    await deliver();
    await queue({ batch: 2, maxQueued: 2 });
    expect((await act(id, "stop")).json).toMatchObject({
      status: "stopped",
      counts: { sent: 2, waiting: 4 },
    });
    await sendAll();
    expect(sent).toHaveLength(2);
    expect((await record(id)).counts).toMatchObject({ sent: 2, waiting: 4 });
    await act(id, "resume");
    await sendAll();
    expect(addresses()).toEqual(emails(drivers));
    expect(await record(id)).toMatchObject({ status: "sent", counts: { sent: 6, waiting: 0, leftOut: 0 } });
  });

  test("[MA5] a mail that may have been delivered before the stop is not sent again after the message is resumed", async () => {
    const [driver] = await driversOf(1);
    const id = await aDraft();
    await act(id, "send");
    await queue();
    // The mail server accepts the mail, but its response is lost.
    const lost = async (mail: ComposedMail) => {
      sent.push(mail);
      await Promise.reject(Object.assign(new Error("lost"), { code: "ETIMEDOUT" }));
    };
    await deliverOutbox(api.dependencies, lost, { prepare: (row) => prepareMail(row, api.dependencies) });
    await act(id, "stop");
    api.advanceHours(1);
    await sendAll();
    await act(id, "resume");
    await sendAll();
    expect(addresses()).toEqual([driver?.email]);
    expect(await record(id)).toMatchObject({ status: "sent", counts: { sent: 0, waiting: 0, leftOut: 1 } });
  });

  test("[MA5] an action on an outdated version is refused, and a message that was sent can no longer change", async () => {
    const id = await aDraft();
    expect((await save(anAudienceMessage({ title: "Other" }), { id, version: 1 })).json).toMatchObject({
      title: "Other",
      version: 2,
    });
    expect((await save(anAudienceMessage(), { id, version: 1 })).json.code).toBe("stale_version");
    expect((await act(id, "send", 1)).json.code).toBe("stale_version");
    expect((await act(id, "stop", 2)).json.code).toBe("transition_refused");
    await act(id, "send");
    expect((await save(anAudienceMessage(), { id, version: 3 })).json.code).toBe("transition_refused");
    const remove = (version: number) =>
      portal.call("admin", `/api/delete-audience-message/${id}`, { body: { version } });
    expect((await remove(3)).json.code).toBe("transition_refused");
    await sendAll();
    expect((await act(id, "resume")).json.code).toBe("transition_refused");
  });

  test("[MA6] the list shows the newest message first, and the audit has each action with its administrator", async () => {
    api.advanceHours(0.001);
    const id = await aDraft(anAudienceMessage({ title: "The newest" }));
    api.advanceHours(0.001);
    const other = await aDraft();
    const { items } = (await portal.call("admin", "/api/audience-messages/1/2")).json;
    expect(items.map((item: { id: string }) => item.id)).toEqual([other, id]);
    await act(id, "send");
    await act(id, "stop");
    await portal.call("admin", `/api/delete-audience-message/${other}`, { body: { version: 1 } });
    const { json } = await portal.call("admin", "/api/audit/30/fr?kind=message");
    const acts = json.items.filter(({ subject }: { subject: string }) => subject === id);
    expect(acts.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      "created",
      "sent",
      "stopped",
    ]);
    expect(acts[0]).toMatchObject({ name: "The newest", isThere: true, by: { id: portal.people.admin.id } });
    expect(json.items.find(({ subject }: { subject: string }) => subject === other)).toMatchObject({
      isThere: false,
    });
  });

  test("[MA7] consent is stored with its time and text, and at sign-up only if the box was ticked", async () => {
    const { db } = database();
    const consents = (id: string) =>
      db.selectFrom("promotion_consents").selectAll().where("user_id", "=", id).orderBy("at").execute();
    const signUp = async (changes: object) => {
      const body = aSignUp({ language: "en", ...changes });
      const { json } = await api.request("/api/sign-up", { body, cookie: await api.earnPass("10.9.0.7") });
      return json;
    };
    const unticked = await signUp({});
    expect([unticked.acceptsPromotions, await consents(unticked.id)]).toEqual([false, []]);
    const ticked = await signUp({ acceptsPromotions: true });
    expect(ticked.acceptsPromotions).toBe(true);
    expect(await consents(ticked.id)).toMatchObject([
      {
        source: "sign_up",
        agreed: true,
        language: "en",
        text: expect.stringContaining("offers and news from Sayara"),
      },
    ]);

    const driver = await aPerson(api);
    const choose = (acceptsPromotions: boolean) =>
      api.request("/api/update-promotions", {
        body: { acceptsPromotions, language: "fr" },
        cookie: driver.cookie,
      });
    await choose(true);
    await choose(true);
    api.advanceHours(1);
    await choose(false);
    expect(await consents(driver.id)).toMatchObject([
      { source: "settings", agreed: true, language: "fr", at: expect.any(Date) },
      { source: "settings", agreed: false, text: null },
    ]);
    const refused = await portal.call("owner", "/api/update-promotions", {
      body: { acceptsPromotions: true, language: "fr" },
    });
    expect(refused.status).toBe(403);
  });

  test("[MA8] the link of a promotional mail ends promotional mails, not notification mails, and is counted once", async () => {
    const [driver] = await driversOf(1, { promotions_since: new Date("2026-11-01T10:00:00Z") });
    const id = await aDraft(anAudienceMessage({ kind: "promotional" }));
    await act(id, "send");
    await sendAll();
    const path = new URL(sent[0]?.unsubscribe ?? "").pathname;
    expect((await api.request(path)).json).toMatchObject({ areOn: true, kind: "promotional" });
    for (let press = 0; press < 2; press += 1) {
      const { status, json } = await api.request(path, { method: "POST" });
      expect([status, json.areOn, json.kind]).toEqual([200, false, "promotional"]);
    }
    const row = await database()
      .db.selectFrom("users")
      .select(["promotions_since", "enable_email_notifications"])
      .where("id", "=", driver?.id ?? "")
      .executeTakeFirst();
    expect(row).toEqual({ promotions_since: null, enable_email_notifications: true });
    expect((await record(id)).counts).toMatchObject({ sent: 1, unsubscribed: 1 });
    const again = await aDraft(anAudienceMessage({ kind: "promotional" }));
    await act(again, "send");
    await sendAll();
    expect(sent).toHaveLength(1);
  });

  test("[MA8] the link of a notification mail turns notification mails off", async () => {
    const [driver] = await driversOf(1);
    const id = await aDraft();
    await act(id, "send");
    await sendAll();
    await api.request(new URL(sent[0]?.unsubscribe ?? "").pathname, { method: "POST" });
    const row = await database()
      .db.selectFrom("users")
      .select("enable_email_notifications as areOn")
      .where("id", "=", driver?.id ?? "")
      .executeTakeFirst();
    expect(row).toEqual({ areOn: false });
    expect((await record(id)).counts.unsubscribed).toBe(1);
  });

  test.each(portalCallers)("[MA5] %s reads and writes messages only as an administrator", async (caller) => {
    const id = await aDraft();
    const expected = caller === "admin" ? 200 : 403;
    const calls = [
      portal.call(caller, "/api/audience-messages/1/30"),
      portal.call(caller, `/api/audience-message/${id}`),
      portal.call(caller, "/api/preview-audience-message", { body: anAudienceMessage() }),
      portal.call(caller, "/api/save-audience-message", { body: { message: anAudienceMessage() } }),
      portal.call(caller, `/api/act-on-audience-message/${id}`, { body: { action: "send", version: 1 } }),
    ];
    for (const call of calls) expect((await call).status).toBe(expected);
  });
});
