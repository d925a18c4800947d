import { randomUUID } from "node:crypto";
import { directionOf } from "@sayara/domain/language/directionOf";
import { languages } from "@sayara/domain/language/Language";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "#api/database/inTransaction.ts";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { announceDeadMail } from "#api/messaging/notifications/announceDeadMail.ts";
import { deliverOutbox } from "./deliverOutbox.ts";
import { mailKinds } from "./mailbox/mailboxPages.ts";
import type { MailTransport } from "./MailTransport.ts";
import { postMail } from "./postMail.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(async () => {
    const { db } = database();
    await db.deleteFrom("outbox").execute();
    api = createTestApp(db);
    const world = await aCatalogue(db, { name: '<img src=x onerror=alert(1)> "Auto"' });
    const address = `10.2.0.${Math.floor(Math.random() * 250)}`;
    await api.checkOut(aCheckout(world), { address });
  });
  const sent: string[] = [];
  const succeedingTransport: MailTransport = ({ to }, id) => {
    sent.push(`${id} ${to.address}`);
    return Promise.resolve();
  };
  const failingTransport: MailTransport = ({ to }) =>
    Promise.reject(
      Object.assign(new Error(`550 <${to.address}> unknown`), { code: "EENVELOPE", responseCode: 550 }),
    );
  const outbox = () => database().db.selectFrom("outbox").selectAll().execute();

  test("every mail is sent once, even by two concurrent processes", async () => {
    sent.length = 0;
    await Promise.all([
      deliverOutbox(api.dependencies, succeedingTransport),
      deliverOutbox(api.dependencies, succeedingTransport),
    ]);
    await deliverOutbox(api.dependencies, succeedingTransport);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(2);
    expect((await outbox()).every(({ sent_at }) => sent_at !== null)).toBe(true);
  });

  test("mails with links and codes are sent first, then mails about a booking, then reminders, however many wait", async () => {
    const { db } = database();
    const bookingRecipients = (await outbox()).map(({ recipient_address: address }) => address);
    await db
      .updateTable("outbox")
      .set({ next_attempt_at: new Date("2026-11-20T12:00:10Z") })
      .execute();
    const content = { kind: "reminder", name: "Amel", reminder: "supplier_no_cars", isAlone: false } as const;
    const reminders = Array.from({ length: 200 }, (_, index) => {
      const to = { name: "Amel", address: `reader${index}@other.example` };
      return { to, language: "fr" as const, content };
    });
    const now = api.dependencies.clock();
    await inTransaction(db, (transaction) => postMail(transaction, reminders, now));
    api.advanceHours(0.01);
    const { id, email } = await aUser(db);
    await api.request(`/api/resend/frontend/${id}/true`, { method: "POST" });
    sent.length = 0;
    expect(await deliverOutbox(api.dependencies, succeedingTransport)).toBe(203);
    const order = sent.map((line) => line.split(" ")[1]);
    // Ten mails are sent at the same time, and one with a link takes longer.
    expect(order.slice(0, 50)).toEqual(expect.arrayContaining([email, ...bookingRecipients]));
  });

  test("a failing mail is retried with growing delays, and then given up", async () => {
    await deliverOutbox(api.dependencies, failingTransport);
    expect(await deliverOutbox(api.dependencies, failingTransport)).toBe(0);
    for (let attempt = 2; attempt <= 8; attempt++) {
      api.advanceHours(3);
      expect(await deliverOutbox(api.dependencies, failingTransport)).toBe(2);
    }
    api.advanceHours(1000);
    expect(await deliverOutbox(api.dependencies, failingTransport)).toBe(0);
    expect(await outbox()).toMatchObject(
      Array.from({ length: 2 }, () => ({
        attempts: 8,
        sent_at: null,
        dead_at: expect.any(Date),
        last_error: "EENVELOPE 550",
      })),
    );
    expect(api.logs.filter((line) => line.includes("mail given up"))).toHaveLength(2);
    expect(api.logs.join("")).not.toContain("@");
  });

  test("administrators are notified once for each booking with a dead mail, and once a day during an outage", async () => {
    const { db } = database();
    const admins = [await aUser(db, { type: "admin" }), await aUser(db, { type: "admin" })];
    const [row] = await outbox();
    const deadMailFor = (reference: string) => ({
      ...row,
      id: randomUUID(),
      attempts: 7,
      data: JSON.stringify({
        ...row?.data,
        bookingId: randomUUID(),
        booking: { ...(row?.data["booking"] as object), reference },
      }),
    });
    const first = deadMailFor("SY-AAAAAA");
    const rows = [first, { ...first, id: randomUUID() }, deadMailFor("SY-BBBBBB"), deadMailFor("SY-CCCCCC")];
    await db.deleteFrom("outbox").execute();
    await db
      .insertInto("outbox")
      .values(rows as never)
      .execute();
    const deliver = (transport: MailTransport) =>
      deliverOutbox(api.dependencies, transport, { onGivenUp: announceDeadMail });
    await Promise.all([deliver(failingTransport), deliver(failingTransport)]);
    const unavailableTransport: MailTransport = () =>
      Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }));
    await db
      .insertInto("outbox")
      .values([deadMailFor("SY-DDDDDD"), deadMailFor("SY-EEEEEE")] as never)
      .execute();
    api.advanceHours(80);
    while ((await deliver(unavailableTransport)) > 0);
    for (const { id } of admins) {
      const notices = await db
        .selectFrom("notifications")
        .select(["kind", sql<string | null>`data ->> 'reference'`.as("reference")])
        .where("user_id", "=", id)
        .execute();
      expect(notices.map(({ kind, reference }) => `${kind} ${reference}`).toSorted()).toEqual([
        "booking_mail_given_up SY-AAAAAA",
        "booking_mail_given_up SY-BBBBBB",
        "booking_mail_given_up SY-CCCCCC",
        "mails_given_up null",
      ]);
    }
  });

  test("a mail reserved by a process that died is sent later", async () => {
    let attemptCount = 0;
    const hang = Promise.withResolvers<void>();
    const hangingTransport: MailTransport = () => {
      attemptCount += 1;
      return hang.promise;
    };
    const delivery = deliverOutbox(api.dependencies, hangingTransport, {
      shouldContinue: () => attemptCount < 2,
    });
    // By then that process has no open transaction. A locked row would be skipped below.
    await expect.poll(() => attemptCount).toBe(2);
    expect((await outbox()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(await deliverOutbox(api.dependencies, succeedingTransport)).toBe(0);
    api.advanceHours(0.05);
    expect(await deliverOutbox(api.dependencies, succeedingTransport)).toBe(2);
    // Otherwise the process would still write to the database after this test file ends.
    hang.resolve();
    await delivery;
  });

  test("no content of the outbox is enough to open a booking or activate an account", async () => {
    const { json: mails } = await api.request("/mailbox.json");
    const tokens = mails.flatMap(({ text }: { text: string }) =>
      [...text.matchAll(/[?&]t=([^&\s]+)/g)].map((match) => match[1]),
    );
    expect(tokens).toHaveLength(2);
    const stored = JSON.stringify(await outbox());
    for (const token of tokens) expect(stored).not.toContain(decodeURIComponent(token));
  });

  test("the mailbox shows input as text and runs nothing", async () => {
    const { json: mails } = await api.request("/mailbox.json");
    const pages = [
      "/mailbox",
      ...mails.flatMap(({ id }: { id: string }) => [`/mailbox/${id}`, `/mailbox/${id}/html`]),
    ];
    for (const page of pages) {
      const { status, text, headers } = await api.request(page);
      expect(status).toBe(200);
      expect(text).not.toContain("<img src=x");
      expect(headers.get("content-security-policy")).toMatch(/default-src 'none'; .*sandbox/);
      expect(headers.get("content-type")).toContain("text/html");
    }
    expect((await api.request("/mailbox/none")).status).toBe(404);
  });

  test("the samples page shows each kind of mail in each language", async () => {
    const { text } = await api.request("/mailbox/samples");
    const samples = [...text.matchAll(/href="(\/mailbox\/samples\/\w+\/\w\w)"/g)].map(
      (match) => match[1] ?? "",
    );
    expect(samples).toHaveLength(mailKinds.length * languages.length);
    expect(samples).toContain("/mailbox/samples/newAddressConfirmation/es");
    for (const path of samples) {
      const language = path.slice(-2);
      const sample = await api.request(path);
      expect([path, sample.status]).toEqual([path, 200]);
      expect(sample.text).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    }
    expect((await api.request("/mailbox/samples/nothing/fr")).status).toBe(404);
    expect((await api.request("/mailbox/samples/passwordReset/el")).status).toBe(404);
  });

  test("production has no mailbox", async () => {
    const env = {
      MODE: "production",
      DATABASE_URL: "postgres://database.example/sayara",
      SECRET: "a key of our own that is long enough",
      WEB_SERVER_SECRET: "another key of our own, as long as that",
      SMTP_URL: "smtps://mail.example.tn",
      PUBLIC_API_URL: "https://api.example.tn",
      WEB_URL: "https://example.tn",
    };
    const production = createTestApp(database().db, { env });
    expect((await production.request("/mailbox")).status).toBe(404);
    expect((await production.request("/mailbox/samples")).status).toBe(404);
    expect((await production.request("/mailbox.json")).status).toBe(404);
  });
});
