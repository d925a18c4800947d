import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BookingMessage } from "@sayara/domain/booking/messages/BookingMessage";
import type { KyselyPlugin } from "kysely";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { prepareMail } from "#api/bookings/mails/prepareMail.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { eraseAccount } from "#api/accounts/ownData/eraseAccount.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { announceMessage } from "./announceMessage.ts";

const folder = await mkdtemp(join(tmpdir(), "sayara-messages-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = "2026-11-20T12:00:00Z";
const secret = "Call me at +216 98 765 432 or see https://elsewhere.example";
type Caller = Pick<TestPerson, "cookie">;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  const people = {} as Record<
    "driver" | "stranger" | "agency" | "accountant" | "rival" | "admin",
    TestPerson
  >;
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db, { env: { DATA_DIR: join(folder, engine) } });
    world = await aCatalogue(db);
    const rival = await aCatalogue(db);
    const staff = { type: "supplier", supplier_id: world.agency.id } as const;
    people.driver = await aPerson(api);
    people.stranger = await aPerson(api);
    people.agency = await aPerson(api, staff);
    people.accountant = await aPerson(api, { ...staff, supplier_role: "accountant" });
    people.rival = await aPerson(api, { type: "supplier", supplier_id: rival.agency.id });
    people.admin = await aPerson(api, { type: "admin" });
  });
  afterEach(() => api.dependencies.pictures.close());

  const refused = (status: number, code: string, more: object = {}) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code, ...more }) });
  const setTime = async (now: string) => {
    api.setTime(now);
    for (const person of Object.values(people)) person.cookie = await api.sessionOf(person);
  };
  /** Books a new car and confirms the booking as the agency, because a driver's open requests are limited. */
  const aConfirmed = async () => {
    await database().db.deleteFrom("rate_limits").execute();
    await setTime(start);
    const body = aCheckout({ ...world, car: await world.aCar() });
    const { json } = await api.request("/api/checkout", { body, cookie: people.driver.cookie });
    const id = String(json.bookingId);
    const confirmed = { version: 1, status: "reserved" };
    await api.request(`/api/change-booking-status/${id}`, { body: confirmed, cookie: people.agency.cookie });
    return id;
  };
  const send = (id: string, { cookie }: Caller, text = "Where do we meet?", key?: string) =>
    api.request(`/api/send-message/${id}`, {
      body: { text },
      cookie,
      ...(key !== undefined && { headers: { "idempotency-key": key } }),
    });
  const list = (id: string, { cookie }: Caller, page = 1, size = 20) =>
    api.request(`/api/booking-messages/${id}/${page}/${size}`, { cookie });
  const textsSeenBy = async (id: string, caller: Caller) =>
    (await list(id, caller)).json.items.map(({ text }: BookingMessage) => text);
  const summaryFor = async (id: string, { cookie }: Caller) =>
    (await api.request(`/api/booking/${id}/fr`, { cookie })).json.messages;
  const read = (id: string, { cookie }: Caller, lastRead: string) =>
    api.request(`/api/mark-messages-read/${id}`, { body: { lastRead }, cookie });
  const noticesOf = async ({ id: userId }: Pick<TestPerson, "id">, bookingId: string) => {
    const rows = await database()
      .db.selectFrom("notifications")
      .select(["kind", "read_at"])
      .where("user_id", "=", userId)
      .where("booking_id", "=", bookingId)
      .where("kind", "in", ["message_received", "messages_reported"])
      .execute();
    return rows.map(({ kind, read_at: at }) => (at === null ? kind : `${kind}, read`));
  };
  const outboxOf = async ({ id: userId }: Pick<TestPerson, "id">, bookingId: string) => {
    const rows = await database().db.selectFrom("outbox").selectAll().where("user_id", "=", userId).execute();
    return rows.filter(({ data }) => data["bookingId"] === bookingId && data["event"] === "message_received");
  };
  const addPicture = async (path: string, { cookie }: Caller) => {
    const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#17518f" } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append("image", new Blob([new Uint8Array(picture)], { type: "image/png" }));
    return api.request(`/api/add-message-picture/${path}`, { body, cookie });
  };

  test("[MS1] both sides write and read, newest first and paged; drivers see the agency's name", async () => {
    const id = await aConfirmed();
    expect(await send(id, people.driver, "  Bonjour,\nà quelle heure ? ")).toMatchObject({
      status: 200,
      json: { side: "driver", name: "Amel Ben Salah", text: "Bonjour,\nà quelle heure ?", readAt: null },
    });
    await send(id, people.agency, "À 10 h.");
    await send(id, people.driver, "Merci !");
    const seenByDriver = await list(id, people.driver);
    expect(seenByDriver.json).toMatchObject({
      total: 3,
      items: [{ text: "Merci !" }, { text: "À 10 h.", name: "Agence Caroubier", side: "agency" }, {}],
    });
    expect((await list(id, people.agency, 2, 1)).json).toMatchObject({
      total: 3,
      items: [{ text: "À 10 h.", name: people.agency.full_name }],
    });
    expect(await textsSeenBy(id, people.accountant)).toHaveLength(3);
  });

  test("[MS1] strangers get 404, admins and accountants cannot write, and nobody can write a month after the drop-off", async () => {
    const id = await aConfirmed();
    for (const caller of [people.stranger, people.rival]) {
      expect(await send(id, caller)).toEqual(refused(404, "not_found"));
      expect(await list(id, caller)).toEqual(refused(404, "not_found"));
    }
    expect(await send(id, { cookie: "" })).toEqual(refused(401, "not_signed_in"));
    for (const caller of [people.admin, people.accountant])
      expect(await send(id, caller)).toEqual(refused(403, "not_allowed"));
    expect(await list(id, people.admin)).toEqual(refused(403, "not_allowed"));
    expect(await send(id, people.driver, " \n ")).toEqual(refused(400, "invalid_input"));
    const { status, json } = await api.request(`/api/booking/${id}/fr`, { cookie: people.driver.cookie });
    expect([status, json.messages]).toEqual([
      200,
      { count: 0, unread: 0, language: "fr", isReadable: true, isKnownToAgency: true, reports: [] },
    ]);
    await setTime(new Date(new Date(json.to).getTime() + 30 * 86_400_000).toISOString());
    const reason = { reason: "untilMonthAfterDropOff" };
    expect(await send(id, people.agency)).toEqual(refused(422, "transition_refused", reason));
    expect((await list(id, people.driver)).status).toBe(200);
  });

  test("a message with an idempotency key is sent once", async () => {
    const id = await aConfirmed();
    const responses = await Promise.all(
      [1, 2, 3].map(() => send(id, people.driver, "Bonjour", "a-message-key")),
    );
    expect(new Set(responses.map(({ json }) => json.id)).size).toBe(1);
    expect(await textsSeenBy(id, people.agency)).toEqual(["Bonjour"]);
    expect(await send(id, people.driver, "Other", "a-message-key")).toEqual(
      refused(409, "idempotency_conflict"),
    );
  });

  test("[MS3] a side marks messages as read up to a given one, and reading the last one also marks the notification as read", async () => {
    const id = await aConfirmed();
    const first = (await send(id, people.driver)).json.id;
    const last = (await send(id, people.driver, "Terminal 2?")).json.id;
    expect(await summaryFor(id, people.agency)).toMatchObject({ count: 2, unread: 2 });
    expect(await summaryFor(id, people.driver)).toMatchObject({ count: 2, unread: 0 });
    expect((await read(id, people.driver, first)).status).toBe(200);
    expect(await read(id, people.accountant, first)).toEqual(refused(403, "not_allowed"));
    expect(await summaryFor(id, people.agency)).toMatchObject({ unread: 2 });
    const waiting = async (caller: Caller) => {
      const { json } = await api.request("/api/bookings/1/100/fr", {
        body: { messagesWaiting: true },
        cookie: caller.cookie,
      });
      return json.items.some((booking: { id: string }) => booking.id === id);
    };
    expect([await waiting(people.agency), await waiting(people.driver)]).toEqual([true, false]);
    await setTime("2026-11-20T13:05:00Z");
    // The id of another booking's message, or an unknown id, is refused.
    const other = (await send(await aConfirmed(), people.driver)).json.id;
    await setTime("2026-11-20T13:05:00Z");
    for (const unknown of [other, randomUUID(), "no-id"])
      expect(await read(id, people.agency, unknown)).toEqual(refused(404, "not_found"));
    expect(await noticesOf(people.agency, id)).toEqual(["message_received"]);
    expect((await read(id, people.agency, first)).status).toBe(200);
    const readTimes = async () =>
      (await list(id, people.driver)).json.items.map(({ readAt }: BookingMessage) => readAt);
    expect(await readTimes()).toEqual([null, "2026-11-20T13:05:00.000Z"]);
    // The second message is still unread.
    expect(await noticesOf(people.agency, id)).toEqual(["message_received"]);
    await setTime("2026-11-20T13:06:00Z");
    expect((await read(id, people.agency, last)).status).toBe(200);
    expect(await readTimes()).toEqual(["2026-11-20T13:06:00.000Z", "2026-11-20T13:05:00.000Z"]);
    expect(await noticesOf(people.agency, id)).toEqual(["message_received, read"]);
    await send(id, people.driver, "Terminal 2!");
    expect((await noticesOf(people.agency, id)).toSorted()).toEqual([
      "message_received",
      "message_received, read",
    ]);
    const day = await api.request("/api/staff-day/fr", { cookie: people.agency.cookie });
    expect(day.json.counts.messages).toBeGreaterThan(0);
  });

  test.runIf(engine === "postgres")(
    "[MS3] [MS5] marking messages as read waits for a message that is being sent",
    async () => {
      const id = await aConfirmed();
      const first = (await send(id, people.driver)).json.id;
      let isRead = false;
      let reading: Promise<unknown> | undefined;
      await inTransaction(database().db, async (transaction) => {
        await transaction.selectFrom("bookings").select("id").where("id", "=", id).forUpdate().execute();
        reading = read(id, people.agency, first).then(() => (isRead = true));
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(isRead).toBe(false);
      });
      await reading;
      expect(isRead).toBe(true);
    },
  );

  test("[MS5] announcing a message takes the same number of queries for any number of recipients", async () => {
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        statements += 1;
        return result;
      },
    };
    const id = await aConfirmed();
    const { db } = database();
    const booking = await db
      .selectFrom("bookings")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { business: rules } = api.dependencies.config;
    const announceOnce = async () => {
      statements = 0;
      await inTransaction(db.withPlugin(counter), (transaction) =>
        announceMessage(transaction, booking, "driver", { rules, now: new Date(start) }),
      );
      return statements;
    };
    const before = await announceOnce();
    const { id: colleague } = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    expect(await announceOnce()).toBe(before);
    expect(await outboxOf({ id: colleague }, id)).toHaveLength(1);
  });

  test("[MS6] the mail links to the messages and quotes nothing from them", async () => {
    const id = await aConfirmed();
    await send(id, people.driver, secret);
    const shown = (await mailsTo(api, people.agency.email)).find(({ text }) =>
      text.includes(`/booking?b=${id}#booking-messages`),
    );
    expect(shown?.kind).toBe("notification");
    for (const part of ["98 765 432", "elsewhere", people.driver.email])
      expect(`${shown?.subject} ${shown?.text} ${shown?.html}`).not.toContain(part);
  });

  test("[MS5] messages within minutes share one notification and one mail, unless read first", async () => {
    const id = await aConfirmed();
    await send(id, people.driver);
    await send(id, people.driver);
    expect(await noticesOf(people.agency, id)).toEqual(["message_received"]);
    expect(await noticesOf(people.driver, id)).toEqual([]);
    const [mail, ...more] = await outboxOf(people.agency, id);
    expect([mail?.next_attempt_at.toISOString(), more]).toEqual(["2026-11-20T12:05:00.000Z", []]);
    expect(mail && (await prepareMail(mail, api.dependencies))).toBeDefined();
    // The mail about a later message is due one hour after the earlier mail was sent.
    const { db } = database();
    await db
      .updateTable("outbox")
      .set({ sent_at: new Date("2026-11-20T12:05:00Z") })
      .where("id", "=", mail?.id ?? "")
      .execute();
    await setTime("2026-11-20T12:10:00Z");
    const last = (await send(id, people.driver)).json.id;
    const later = (await outboxOf(people.agency, id)).find(({ sent_at: sentAt }) => sentAt === null);
    expect(later?.next_attempt_at.toISOString()).toBe("2026-11-20T13:05:00.000Z");
    // It is not sent once everything is read.
    await read(id, people.agency, last);
    expect(later && (await prepareMail(later, api.dependencies))).toBeUndefined();
    // A message sent after that gets a mail of its own.
    await send(id, people.driver);
    await db
      .deleteFrom("outbox")
      .where("id", "=", later?.id ?? "")
      .execute();
    const waiting = (await outboxOf(people.agency, id)).filter(({ sent_at: sentAt }) => sentAt === null);
    expect(waiting.map(({ next_attempt_at: due }) => due.toISOString())).toEqual([
      "2026-11-20T13:05:00.000Z",
    ]);
  });

  test("[MS4] each side may send 20 messages an hour, even concurrently, whatever the other side sends", async () => {
    const id = await aConfirmed();
    const responses = await Promise.all(Array.from({ length: 22 }, () => send(id, people.driver)));
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    const late = await send(id, people.driver);
    expect(late).toEqual(refused(429, "too_many_requests"));
    expect(late.headers.get("retry-after")).toBe("3600");
    expect((await send(id, people.agency)).status).toBe(200);
    await setTime("2026-11-20T13:00:00Z");
    expect((await send(id, people.driver)).status).toBe(200);
  });

  test("[MS2] an author may add four photos within an hour, which only the two sides can see", async () => {
    const id = await aConfirmed();
    const message = (await send(id, people.driver)).json.id;
    const path = `${id}/${message}`;
    const { json } = await addPicture(path, people.driver);
    const picture = (caller: Caller) =>
      api.request(`/api/message-picture/${id}/${json.pictures[0]}`, { cookie: caller.cookie });
    const shown = await picture(people.agency);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect(await picture(people.stranger)).toEqual(refused(404, "not_found"));
    expect(await picture(people.admin)).toEqual(refused(403, "not_allowed"));
    expect(await addPicture(path, people.agency)).toEqual(refused(403, "not_allowed"));
    for (let added = 1; added < 4; added += 1)
      expect((await addPicture(path, people.driver)).status).toBe(200);
    expect(await addPicture(path, people.driver)).toEqual(refused(403, "not_allowed"));
    const second = (await send(id, people.driver)).json.id;
    await setTime("2026-11-20T13:00:00Z");
    expect(await addPicture(`${id}/${second}`, people.driver)).toEqual(refused(403, "not_allowed"));
  });

  test("[MS7] an administrator reads messages only while a report is open, and each reading is recorded", async () => {
    const id = await aConfirmed();
    await send(id, people.agency, "Pay me 500 DT in cash.");
    const readReported = ({ cookie }: Caller) =>
      api.request(`/api/read-reported-messages/${id}/1/20`, { method: "POST", cookie });
    const report = ({ cookie }: Caller) =>
      api.request(`/api/report-messages/${id}`, { body: { reason: "They ask for cash." }, cookie });
    expect(await readReported(people.admin)).toEqual(refused(404, "not_found"));
    expect((await report(people.driver)).status).toBe(200);
    expect(await noticesOf(people.admin, id)).toEqual(["messages_reported"]);
    const reports = [{ side: "driver", reason: "They ask for cash." }];
    expect(await summaryFor(id, people.admin)).toMatchObject({ count: 1, isReadable: false, reports });
    expect(await summaryFor(id, people.driver)).toMatchObject({ reports });
    expect(await summaryFor(id, people.agency)).toMatchObject({ reports: [] });
    const waiting = { body: { messagesWaiting: true }, cookie: people.admin.cookie };
    expect((await api.request("/api/bookings/1/100/fr", waiting)).json.items).toEqual([
      expect.objectContaining({ id }),
    ]);
    expect(await readReported(people.admin)).toMatchObject({
      status: 200,
      json: { total: 1, items: [{ text: "Pay me 500 DT in cash.", name: people.agency.full_name }] },
    });
    expect(await readReported(people.agency)).toEqual(refused(403, "not_allowed"));
    await setTime("2026-11-20T12:10:00Z");
    await report(people.driver);
    await report(people.driver);
    expect(await report(people.driver)).toEqual(refused(422, "too_many_message_reports"));
    const { reference } = await database()
      .db.selectFrom("bookings")
      .select("reference")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const listed = ({ cookie }: Caller) => api.request("/api/reports-waiting/1/10", { cookie });
    // The list has neither the reasons nor the texts.
    expect((await listed(people.admin)).json).toEqual({
      total: 1,
      items: [
        {
          id,
          reference,
          supplier: expect.objectContaining({ slug: world.agency.slug }),
          sides: ["driver"],
          reports: 3,
          reportedAt: expect.any(String),
        },
      ],
    });
    expect((await listed(people.admin)).json.items[0].reportedAt).toBe(new Date(start).toISOString());
    for (const caller of [people.driver, people.agency, people.rival])
      expect(await listed(caller)).toEqual(refused(403, "not_allowed"));
    const close = ({ cookie }: Caller) =>
      api.request(`/api/close-message-reports/${id}`, { method: "POST", cookie });
    expect(await close(people.agency)).toEqual(refused(403, "not_allowed"));
    expect((await close(people.admin)).status).toBe(200);
    expect(await readReported(people.admin)).toEqual(refused(404, "not_found"));
    expect((await listed(people.admin)).json).toEqual({ total: 0, items: [] });
    const { json } = await api.request(`/api/booking-acts/${id}`, { cookie: people.agency.cookie });
    expect(json.items.slice(0, 2)).toMatchObject([
      { action: "closeMessageReports", by: { id: people.admin.id } },
      { action: "readReportedMessages", by: { id: people.admin.id } },
    ]);
  });

  test("[MS2] [MS7] an administrator can open a reported photo only by a call that records it", async () => {
    const id = await aConfirmed();
    const message = (await send(id, people.driver)).json.id;
    const [picture] = (await addPicture(`${id}/${message}`, people.driver)).json.pictures;
    const open = ({ cookie }: Caller, one = picture) =>
      api.request(`/api/read-reported-picture/${id}/${one}`, { method: "POST", cookie });
    const actsOf = async () =>
      (await api.request(`/api/booking-acts/${id}`, { cookie: people.agency.cookie })).json.items
        .map(({ action }: { action: string }) => action)
        .filter((action: string) => action === "readReportedMessages");
    expect(await open(people.admin)).toEqual(refused(404, "not_found"));
    await api.request(`/api/report-messages/${id}`, {
      body: { reason: "Insults" },
      cookie: people.agency.cookie,
    });
    const silent = await api.request(`/api/message-picture/${id}/${picture}`, {
      cookie: people.admin.cookie,
    });
    expect(silent).toEqual(refused(403, "not_allowed"));
    expect(await open(people.agency)).toEqual(refused(403, "not_allowed"));
    expect(await open(people.admin, randomUUID())).toEqual(refused(404, "not_found"));
    expect(await actsOf()).toEqual([]);
    const shown = await open(people.admin);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await actsOf()).toEqual(["readReportedMessages"]);
  });

  test("[MS7] messages can be reported after writing has closed, but not before the first message", async () => {
    const id = await aConfirmed();
    const report = ({ cookie }: Caller) =>
      api.request(`/api/report-messages/${id}`, { body: { reason: "They ask for cash." }, cookie });
    expect(await report(people.driver)).toEqual(refused(404, "not_found"));
    await send(id, people.agency);
    await setTime("2027-11-20T12:00:00Z");
    expect(await send(id, people.driver)).toEqual(refused(422, "transition_refused"));
    for (const side of [people.driver, people.agency]) expect((await report(side)).status).toBe(200);
    for (const reader of [people.accountant, people.admin])
      expect(await report(reader)).toEqual(refused(403, "not_allowed"));
  });

  test("[MS1] nobody can write about a cancelled checkout or request that the agency never saw", async () => {
    const id = await aConfirmed();
    const cancelled = async (bookingId: string, from: "void" | "pending" | "paid") => {
      const cancellation = { cancelled_by: "driver", cancelled_at: new Date(start) } as const;
      await database()
        .db.updateTable("bookings")
        .set({ status: "cancelled", cancelled_from: from, ...cancellation })
        .where("id", "=", bookingId)
        .execute();
    };
    await cancelled(id, "void");
    for (const caller of [people.driver, people.agency]) {
      expect(await send(id, caller)).toEqual(refused(403, "not_allowed"));
      expect(await summaryFor(id, caller)).toMatchObject({ isKnownToAgency: false });
    }
    await cancelled(id, "pending");
    expect((await send(id, people.driver)).status).toBe(200);
    expect(await summaryFor(id, people.driver)).toMatchObject({ isKnownToAgency: true });

    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    const { id: requested, mailedToken: token, bookerCookie: cookie } = guest;
    const write = () =>
      api.request(`/api/send-message/${requested}`, { body: { token, text: "Hi" }, cookie });
    await api.request(`/api/cancel-booking/${requested}`, { body: { version: 1, token }, cookie });
    expect(await write()).toEqual(refused(403, "not_allowed"));
    expect(await send(requested, people.agency)).toEqual(refused(403, "not_allowed"));
    // The agency knows a paid booking even if its guest never confirmed it.
    await cancelled(requested, "paid");
    expect((await write()).status).toBe(200);
  });

  test("[MS8] deleting a driver's account deletes the driver's texts and photos, but not the agency's replies", async () => {
    const id = await aConfirmed();
    const message = (await send(id, people.driver, secret)).json.id;
    await addPicture(`${id}/${message}`, people.driver);
    await send(id, people.agency, "Welcome");
    await api.request(`/api/report-messages/${id}`, {
      body: { reason: secret },
      cookie: people.driver.cookie,
    });
    const { db } = database();
    const account = await db
      .selectFrom("users")
      .selectAll()
      .where("id", "=", people.driver.id)
      .executeTakeFirstOrThrow();
    await inTransaction(db, (transaction) => eraseAccount(transaction, account, new Date(start)));
    people.driver = await aPerson(api);
    expect((await list(id, people.agency)).json.items).toMatchObject([
      { side: "agency", text: "Welcome" },
      { side: "driver", text: "", name: "", pictures: [] },
    ]);
    expect(await summaryFor(id, people.admin)).toMatchObject({ reports: [{ reason: "" }] });
  });

  test("[MS1] [RO4] a guest writes through the link after entering the mailed code, once the request is confirmed", async () => {
    await aConfirmed();
    const guest = await aGuest(api, { ...world, car: await world.aCar() });
    const { id, mailedToken: token } = guest;
    const write = (cookie: string) =>
      api.request(`/api/send-message/${id}`, { body: { token, text: "Bonjour" }, cookie });
    expect(await write("")).toEqual(refused(403, "proof_required"));
    // The browser that booked needs no code, but the agency does not know of the request yet.
    expect(await write(guest.bookerCookie)).toEqual(refused(403, "not_allowed"));
    await api.request(`/api/confirm-booking/${id}/fr`, { body: { token } });
    const browser = await proofCalls(() => api).provenBrowser(guest);
    expect((await write(browser)).json).toMatchObject({ side: "driver", name: "Amel Ben Salah" });
    const answer = (await send(id, people.agency, "Bienvenue !")).json.id;
    const query = `?token=${encodeURIComponent(token)}`;
    const { json } = await api.request(`/api/booking-messages/${id}/1/20${query}`);
    expect(json.items.map(({ text }: BookingMessage) => text)).toEqual(["Bienvenue !", "Bonjour"]);
    // Marking as read needs no code: the link is enough.
    const mark = { body: { token, lastRead: answer } };
    expect((await api.request(`/api/mark-messages-read/${id}`, mark)).status).toBe(200);
    expect((await list(id, people.agency)).json.items[0].readAt).not.toBeNull();
    const [mail] = (await mailsTo(api, guest.email)).filter(({ kind }) => kind === "notification");
    expect(mail?.text).toMatch(/\/booking\?b=\S+&t=\S+#booking-messages/);
  });
});
