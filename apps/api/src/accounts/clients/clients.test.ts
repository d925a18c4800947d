import type { ClientLogEntry } from "@sayara/api-client/contract/clients/clients";
import { plainText } from "@sayara/domain/text/plainText";
import { adminActionTypes } from "@sayara/domain/user/AdminActionType";
import { clientAccountStatuses } from "@sayara/domain/user/ClientAccountStatus";
import { clientActionLogTypes } from "@sayara/domain/user/ClientActionLogType";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aUser, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { aPortal, portalCallers, type TestPortal } from "#api/testing/data/aPortal.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

const START = Date.parse("2026-11-20T12:00:00Z");

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  let driver: TestPerson;
  let booking: { id: string; reference: string };
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    portal = await aPortal(api, db);
    driver = await aPerson(api, {
      full_name: "Maïssa Œuvrard Ben Salah",
      email: "maissa.12.05@drivers.example",
      phone: "+21655987654",
      created_at: new Date("2026-11-01T10:00:00Z"),
    });
    const { json } = await api.request("/api/checkout", { body: aCheckout(portal), cookie: driver.cookie });
    booking = await db
      .selectFrom("bookings")
      .select(["id", "reference"])
      .where("id", "=", json.bookingId)
      .executeTakeFirstOrThrow();
  }, 120_000);

  const list = async (s = "", status = "all", page = 1, size = 30) =>
    (await portal.call("admin", `/api/clients/${page}/${size}`, { body: { status, s } })).json;
  const record = async (id = driver.id) => (await portal.call("admin", `/api/client/${id}`)).json;
  const log = async (id = driver.id, page = 1, size = 30) =>
    (await portal.call("admin", `/api/client-log/${id}/${page}/${size}`)).json;
  let seconds = 0;
  /**
   * Acts on the account's current version unless `body` has one. Each call advances the clock by a second.
   */
  const act = async (body: object, id = driver.id) => {
    const { version } = await record(id);
    seconds += 1;
    api.setTime(new Date(START + seconds * 1000).toISOString());
    return portal.call("admin", `/api/act-on-client/${id}`, { body: { version, ...body } });
  };
  const signIn = (application = "frontend") =>
    api.request(`/api/sign-in/${application}`, { body: { email: driver.email, password: goodPassword } });

  test("[CL5] a search finds a client by name, phone number, email address and booking reference", async () => {
    const searches = [
      "maissa",
      "SALAH maïs",
      "oeuvrard",
      "be sa",
      "55 987 654",
      "+216 55-987-654",
      "0021655987654",
      "maissa.12.05@drivers.example",
      "12.05@drivers",
      "maissa 55 987 654",
      "00216 55 987 654 salah",
      ` ${booking.reference.toLowerCase()} `,
    ];
    for (const s of searches) {
      const { items, total } = await list(s);
      expect([s, total, items.map(({ id }: { id: string }) => id)]).toEqual([s, 1, [driver.id]]);
    }
    for (const s of ["maissa trabelsi", "…", "%", "SY-777777", portal.people.owner.email])
      expect([s, (await list(s)).total]).toEqual([s, 0]);
    const [row] = (await list("maissa")).items;
    expect(row).toMatchObject({
      fullName: driver.full_name,
      email: driver.email,
      phone: driver.phone,
      status: "active",
      verified: true,
      bookings: 1,
    });
  });

  test("[CL5] the database normalises a client's words in the same way as a search", async () => {
    const names = [
      "L’Aïn-Draham ÉMILIE",
      "Straße œuf",
      "الحَبِيب مُصطفى",
      "فاطمة الزهراء",
      "a_b%c.d+e@f.tn",
      "٢٠",
    ];
    for (const name of names) {
      const { rows } = await sql<{
        words: string;
      }>`select client_words(${name}, null, null) as words`.execute(database().db);
      expect(rows[0]?.words.trim()).toBe(plainText(name));
    }
  });

  test("[CL5] clients are listed newest first in pages, with counts by status", async () => {
    const { db } = database();
    const created_at = new Date("2026-11-19T10:00:00Z");
    const newest = await aUser(db, { full_name: "Zohra Newest", created_at });
    await aUser(db, { full_name: "Zohra Blocked", account_status: "blocked", created_at });
    await aUser(db, { full_name: "Zohra Erased", erased_at: created_at });
    const all = await list();
    expect(all.items.map(({ fullName }: { fullName: string }) => fullName)).not.toContain("Zohra Erased");
    expect(all).toMatchObject({ isCut: false, counts: { blocked: 1, needs_follow_up: 0 } });
    expect(all.counts.all).toBe(all.counts.active + 1);
    const names = [
      await list("", "all", 1, 2),
      await list("", "active", 1, 1),
      await list("zohra", "blocked"),
    ];
    expect(names.map(({ total }) => total)).toEqual([all.counts.all, all.counts.active, 1]);
    expect(names[1]?.items).toMatchObject([{ id: newest.id }]);
    expect(names[2]?.items).toMatchObject([{ fullName: "Zohra Blocked" }]);
    expect((await list("zohra", "all", 2, 1)).items).toHaveLength(1);
    expect((await list("", "all", 9999, 100)).items).toEqual([]);
  });

  test.each(portalCallers)("[SR1] only an administrator reads and acts on clients: %s", async (caller) => {
    const page = `${driver.id}/1/30`;
    const { version } = await record();
    const statuses = [
      await portal.call(caller, "/api/clients/1/30", { body: { status: "all" } }),
      await portal.call(caller, `/api/client/${driver.id}`),
      await portal.call(caller, `/api/client-log/${page}`),
      await portal.call(caller, `/api/client-bookings/${page}`),
      await portal.call(caller, `/api/act-on-client/${driver.id}`, {
        body: { action: "note", version, text: "Asked.", followUp: false },
      }),
    ].map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([caller === "admin" ? 200 : 403]));
  });

  test("[CL2] blocking a client ends every session, is logged with its reason, and leaves bookings unchanged", async () => {
    const { db } = database();
    const read = () =>
      Promise.all([
        db.selectFrom("bookings").selectAll().where("id", "=", booking.id).execute(),
        db.selectFrom("holds").selectAll().execute(),
      ]);
    const before = await read();
    expect((await record()).sessions).toBe(1);
    const { version } = await record();
    const [first, second] = await Promise.all([
      act({ action: "block", version, text: "Two cards of other people." }),
      act({ action: "block", version, text: "Twice." }),
    ]);
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await record()).toMatchObject({ status: "blocked", sessions: 0, version: version + 1 });
    expect((await api.request(`/api/user/${driver.id}`, { cookie: driver.cookie })).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 403, json: { code: "account_suspended" } });
    expect(await read()).toEqual(before);
    const [entry] = (await log()).items;
    expect(entry).toMatchObject({
      type: "block",
      action: "block",
      status: "blocked",
      by: portal.people.admin.full_name,
      at: expect.stringMatching(/^2026-11-20T12:00:0/),
    });
    expect((await act({ action: "block", text: "Again." })).json.code).toBe("transition_refused");
    expect((await act({ action: "unblock", text: "" })).json).toMatchObject({ fields: { text: "required" } });
    expect((await act({ action: "unblock", text: "Cleared up by phone." })).json.status).toBe("active");
    expect((await signIn()).status).toBe(200);
  });

  test("[CL2] actions on accounts of agencies and administrators, and on unknown ids, are refused", async () => {
    const { owner, admin } = portal.people;
    const block = (id: string) =>
      portal.call("admin", `/api/act-on-client/${id}`, {
        body: { action: "block", version: 0, text: "No." },
      });
    for (const { id } of [owner, admin]) {
      expect(await block(id)).toMatchObject({ status: 403, json: { code: "not_a_client" } });
      expect((await portal.call("admin", `/api/client/${id}`)).json.code).toBe("not_a_client");
    }
    for (const id of ["x", "00000000-0000-4000-8000-000000000000"])
      expect((await block(id)).status).toBe(404);
  });

  test("[CL1] [CL3] a note marks the client for follow-up, and an outdated or empty note changes nothing", async () => {
    const { version } = await record();
    const note = { action: "note", version, text: "Call back\non Monday.", followUp: true };
    expect((await act(note)).json).toMatchObject({ status: "needs_follow_up", version: version + 1 });
    expect((await act(note)).json.code).toBe("stale_version");
    expect((await list("", "needs_follow_up")).items).toMatchObject([{ id: driver.id }]);
    expect((await act({ action: "note", text: " ", followUp: true })).json.fields).toEqual({
      text: "required",
    });
    expect((await act({ action: "note", text: "", followUp: false })).json.status).toBe("active");
    const [ended, marked] = (await log()).items;
    expect(ended).toMatchObject({ type: "note", text: null, status: "active" });
    expect(marked).toMatchObject({ type: "note", text: "Call back\non Monday.", status: "needs_follow_up" });
  });

  test("[CL4] an administrator's mail and SMS reach the client even with notifications off, and are logged", async () => {
    const { db } = database();
    const columns = { enable_email_notifications: false, language: "es" } as const;
    await db.updateTable("users").set(columns).where("id", "=", driver.id).execute();
    const mail = { action: "email", subject: "Su fianza", text: "Está liberada.\n\nGracias." };
    expect((await act(mail)).status).toBe(200);
    const [sent] = await mailsTo(api, driver.email);
    expect(sent).toMatchObject({ kind: "clientMessage", language: "es", subject: "Su fianza" });
    expect(sent?.unsubscribe).toBeUndefined();
    expect(sent?.text).toContain("Está liberada.");
    expect((await act({ action: "sms", text: "Llámenos, por favor." })).status).toBe(200);
    const [sms] = await mailsTo(api, driver.phone ?? "");
    expect(sms?.text).toMatch(/^\S+: Llámenos, por favor\.$/);
    const [texted, mailed] = (await log()).items;
    expect(texted).toMatchObject({ type: "reminder", action: "sms", text: "Llámenos, por favor." });
    expect(mailed).toMatchObject({
      type: "reminder",
      action: "email",
      subject: "Su fianza",
      text: mail.text,
    });

    const unconfirmed = await aUser(db, { activated_at: null });
    const refused = await act({ action: "sms", text: "Hello" }, unconfirmed.id);
    expect(refused).toMatchObject({ status: 422, json: { code: "sms_unreachable" } });
    expect((await log(unconfirmed.id)).total).toBe(0);
    expect((await record(unconfirmed.id)).getsSms).toBe(false);
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1) codes.push((await act(mail, unconfirmed.id)).json.code);
    expect(codes.at(-1)).toBe("too_many_requests");
    expect((await log(unconfirmed.id)).total).toBe(4);
  });

  test("[CL3] the log lists payments and reminders, and contains every status, type and action", async () => {
    const { db } = database();
    const payment = { body: { version: 1, amount: 100 }, cookie: portal.cookies.owner };
    const bookingVersion = await db
      .selectFrom("bookings")
      .select("version")
      .where("id", "=", booking.id)
      .executeTakeFirstOrThrow();
    const paid = await portal.request(`/api/record-payment/${booking.id}`, {
      ...payment,
      body: { ...payment.body, version: bookingVersion.version },
    });
    expect(paid.status).toBe(200);
    await db
      .insertInto("booking_reminders")
      .values({ booking_id: booking.id, kind: "pick_up", sent_at: new Date("2026-11-20T13:00:00Z") })
      .execute();
    const { items, total }: { items: ClientLogEntry[]; total: number } = await log();
    expect(total).toBe(items.length);
    expect(items[0]).toMatchObject({
      type: "reminder",
      action: null,
      by: null,
      reminder: "pick_up",
      booking,
    });
    expect(items.find(({ type }) => type === "payment")).toMatchObject({
      payment: { amount: 100, currency: "TND" },
      by: portal.people.owner.full_name,
      booking,
    });
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(clientActionLogTypes));
    const actions = new Set(items.map(({ action }) => action));
    expect(adminActionTypes.filter((action) => !actions.has(action))).toEqual([]);
    const statuses = new Set(items.map(({ status }) => status));
    expect(clientAccountStatuses.filter((status) => !statuses.has(status))).toEqual([]);
    expect((await log(driver.id, 2, 1)).items).toEqual([items[1]]);
    const bookings = await portal.call("admin", `/api/client-bookings/${driver.id}/1/30`);
    expect(bookings.json).toMatchObject({
      total: 1,
      items: [{ ...booking, supplier: { slug: portal.agency.slug } }],
    });
  });
});
