import { beforeEach, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(async () => {
    api = createTestApp(database().db);
    await database().db.deleteFrom("outbox").execute();
  });
  const validMessage = {
    from: "visitor@elsewhere.example",
    subject: "Siège enfant",
    message: "Bonjour,\npeut-on en ajouter un ?",
    language: "es",
  };
  const send = async (changes: object = {}) =>
    api.request("/api/send-email", {
      body: { ...validMessage, captcha: await api.solveCaptcha(), ...changes },
    });
  const readReceived = () => mailsTo(api, api.config.mail.contact);

  test("a message is mailed to the marketplace in the marketplace's language, with the sender as reply-to", async () => {
    expect(await send()).toMatchObject({ status: 200, text: "" });
    const [mail] = await readReceived();
    expect(mail).toMatchObject({
      kind: "contactMessage",
      language: "fr",
      to: { name: "Sayara", address: "contact@sayara.example" },
      replyTo: validMessage.from,
      subject: "[Sayara] Siège enfant",
    });
    expect(mail?.text).toContain("> peut-on en ajouter un ?");
    expect(mail?.text).toContain(validMessage.from);
  });

  test("administrators are notified once of each agency that asks to join, and not of other messages", async () => {
    const { db } = database();
    const { id } = await aUser(db, { type: "admin" });
    await aUser(db, { type: "admin", account_status: "blocked" });
    await send();
    for (let count = 0; count < 2; count += 1) await send({ about: "agency", from: "desk@agency.example" });
    const notifications = await db.selectFrom("notifications").select(["user_id", "kind", "data"]).execute();
    expect(notifications).toEqual([
      { user_id: id, kind: "agency_asked", data: { from: "desk@agency.example" } },
    ]);
    expect(await readReceived()).toHaveLength(3);
  });

  test("[VA21] a message needs a solved captcha and uses it up", async () => {
    const captcha = await api.solveCaptcha();
    expect((await send({ captcha })).status).toBe(200);
    for (const response of [
      await send({ captcha }),
      await send({ captcha: "solved" }),
      await send({ captcha: undefined }),
    ]) {
      expect(response).toMatchObject({ status: 422, json: { code: "captcha_required" } });
    }
    expect(await readReceived()).toHaveLength(1);
  });

  test.each([
    ["subject", "Hello\r\nBcc: everyone@elsewhere.example"],
    ["subject", "Hello\nBcc: everyone@elsewhere.example"],
    ["subject", "Hello\u2028Bcc: everyone@elsewhere.example"],
    ["subject", "Hello\0"],
    ["subject", "x".repeat(201)],
    ["subject", " "],
    ["message", "x".repeat(5001)],
    ["message", ""],
    ["from", "visitor@elsewhere.example\r\nBcc: everyone@elsewhere.example"],
    ["from", "visitor@elsewhere.example, everyone@elsewhere.example"],
    ["from", "Visitor <visitor@elsewhere.example>"],
    ["from", '"visitor@elsewhere.example"@x.example'],
  ])("[VA22] rejects %s %j", async (field, value) => {
    expect((await send({ [field]: value })).status).toBe(400);
    expect(await readReceived()).toEqual([]);
  });

  test("the message is mailed as plain text, whatever it contains", async () => {
    const script = `<script>alert(1)</script><img src=x onerror=alert(1)>\r\n.\r\nBcc: everyone@elsewhere.example`;
    expect((await send({ message: script, subject: "<b>=?utf-8?q?=0D=0ABcc:x?=</b>" })).status).toBe(200);
    const [mail] = await readReceived();
    expect(mail?.html).not.toMatch(/<script>|<img/);
    expect(mail?.to.address).toBe("contact@sayara.example");
  });

  test("messages are limited per network address, with Retry-After", async () => {
    for (let count = 1; count <= 5; count++) expect((await send()).status).toBe(200);
    const limitedResponse = await send();
    expect(limitedResponse).toMatchObject({
      status: 429,
      json: { code: "too_many_requests", retryAfter: 120 },
    });
    expect(limitedResponse.headers.get("retry-after")).toBe("120");
  });
});
