import { languages } from "@sayara/domain/language/Language";
import { beforeEach, describe, expect, test } from "vitest";
import { mountedEndpoints } from "#api/server/http/mountedEndpoints.ts";
import { mailKinds } from "#api/messaging/mail/mailbox/mailboxPages.ts";
import { aCatalogue, goodPassword } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aSignUp } from "#api/testing/data/aSignUp.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { cookieOf, createTestApp, type TestResponse, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const script = `"><script>alert(1)</script><img src=x onerror=alert(1)><svg/onload=alert(1)>'--></style>`;
/** Returns true if a part of the text would run as a page. Ignores quoted attribute values and a mail's own photo. */
function runsScript(page: string): boolean {
  return /<script|<img(?! src="" alt="" )|<svg|<[a-z][^<>]*\son\w+\s*=/i.test(
    page.replaceAll(/"[^"<>]*"|'[^'<>]*'/g, '""'),
  );
}

test("detects a page that would run something", () => {
  expect(runsScript(`<p>${script}</p>`)).toBe(true);
  expect(runsScript(`<a href="" onclick=alert(1)>`)).toBe(true);
  expect(runsScript(`<img src="" onerror=alert(1) alt="">`)).toBe(true);
  expect(runsScript(`<img src="https://cars.example/1.webp" alt="Kia" width="300">`)).toBe(false);
  expect(runsScript(`<a href="x" title=" onclick=alert(1)">&lt;script&gt; onerror=1</a>`)).toBe(false);
});

/** Kinds of mails that the calls below send. */
const sentMailKinds = [
  "addressConfirmation",
  "bookingRequestReceived",
  "bookingRequested",
  "contactMessage",
  "emailChangeAsked",
  "newAddressConfirmation",
  "passwordChanged",
  "passwordReset",
];

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(async () => {
    await database().db.deleteFrom("outbox").execute();
    api = createTestApp(database().db);
  });

  /** Expects that a page runs no script and that no other response is rendered as a page. */
  function expectNothingRuns(path: string, { headers, text }: TestResponse): void {
    expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
    const policy = headers.get("content-security-policy") ?? "";
    expect([path, policy]).toEqual([path, expect.stringContaining("default-src 'none'")]);
    expect([path, policy]).toEqual([path, expect.not.stringContaining("script-src")]);
    const type = headers.get("content-type") ?? "";
    const isSafe = type.startsWith("text/html")
      ? !runsScript(text)
      : text === "" || type.startsWith("application/json");
    expect([path, type, isSafe]).toEqual([path, type, true]);
  }

  test("a script in every field of every mail stays text in the mail, the mailbox and its lists", async () => {
    const { db } = database();
    const world = await aCatalogue(db, { name: script, pay_later: true });
    const order = aCheckout({ ...world, car: await world.aCar({ name: script }) });
    expect((await api.checkOut(order)).status).toBe(201);
    await api.request("/api/sign-up", { body: aSignUp(), cookie: await api.earnPass() });
    const { id, cookie: oldCookie } = await aPerson(api, { full_name: script });
    await api.request(`/api/resend/frontend/${id}/true`, { method: "POST" });
    const newPassword = "quelque chose de neuf";
    const cookie = cookieOf(
      await api.request("/api/change-password", {
        body: { id, password: goodPassword, newPassword },
        cookie: oldCookie,
      }),
    );
    const newEmail = `next.${id}@drivers.example`;
    const change = await api.request("/api/update-user", {
      body: { id, email: newEmail, password: newPassword },
      cookie,
    });
    expect(change.status).toBe(200);
    await api.request("/api/send-email", {
      body: {
        from: "visitor@elsewhere.example",
        subject: script,
        message: script,
        language: "fr",
        captcha: await api.solveCaptcha(),
      },
    });
    // Replaces every text of the stored mails with a script. Ids and seeds stay, because links are derived from them.
    const rows = await db.selectFrom("outbox").selectAll().execute();
    expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual(sentMailKinds);
    for (const row of rows) {
      const changes = { data: JSON.stringify(replaceTexts(row.data)), recipient_name: script };
      await db.updateTable("outbox").set(changes).where("id", "=", row.id).execute();
    }
    const { json: mails } = await api.request("/mailbox.json");
    expect(mails).toHaveLength(rows.length);
    const pages = [
      "/mailbox",
      `/mailbox?to=${encodeURIComponent(script)}`,
      "/mailbox/samples",
      ...mailKinds.flatMap((kind) => languages.map((language) => `/mailbox/samples/${kind}/${language}`)),
      ...mails.flatMap((mail: { id: string }) => [`/mailbox/${mail.id}`, `/mailbox/${mail.id}/html`]),
    ];
    for (const page of pages) {
      const response = await api.request(page);
      expect([page, response.status]).toEqual([page, 200]);
      expectNothingRuns(page, response);
    }
    for (const mail of mails) {
      expect([mail.kind, runsScript(mail.html)]).toEqual([mail.kind, false]);
      expect(mail.html).toContain("&lt;script&gt;");
      expect(mail.subject).not.toMatch(/[\r\n]/);
    }
  });

  test("returns a script in every field of a profile as text, and renders it on no page", async () => {
    const { id, cookie } = await aPerson(api, { location: script, bio: script });
    const response = await api.request(`/api/user/${id}`, { cookie });
    expect(response.json).toMatchObject({ location: script, bio: script });
    expectNothingRuns("user", response);
    const body = { id, bio: script, location: script };
    expect((await api.request("/api/update-user", { body, cookie })).status).toBe(200);
    // A name appears in mail headers and lists, so a script in it is rejected at input.
    const refusal = await api.request("/api/update-user", { body: { id, fullName: script }, cookie });
    expect(refusal).toMatchObject({
      status: 400,
      json: { fields: { fullName: "name_invalid?character=%22" } },
    });
    expect(refusal.text).not.toContain("script");
  });

  test("a script in a path, query, body or header does not appear in the response", async () => {
    const mountedPaths = mountedEndpoints(api.app).map(({ path }) => path);
    const encodedScript = encodeURIComponent(script.replaceAll("/", "%2F"));
    const paths = [
      `/${encodedScript}`,
      `/mailbox/${encodedScript}`,
      `/mailbox/samples/${encodedScript}/fr`,
      `/docs?q=${encodedScript}`,
      `/avatars/${encodedScript}`,
      ...mountedPaths.map((path) => path.replaceAll(/\{\w+\}/g, encodedScript)),
    ];
    for (const path of paths) {
      for (const method of ["GET", "POST"]) {
        const response = await api.request(
          `${path}${path.includes("?") ? "&" : "?"}s=${encodedScript}&l=${encodedScript}`,
          {
            method,
            headers: { "x-request-id": "<script>", "accept-language": "<script>", "user-agent": "<script>" },
            ...(method === "POST" && { body: { [script]: script, email: script, id: script } }),
          },
        );
        expectNothingRuns(path, response);
        expect([path, response.text.includes("alert(1)")]).toEqual([path, false]);
        for (const [name, value] of response.headers)
          expect([name, value]).toEqual([name, expect.not.stringContaining("<script")]);
      }
    }
  });
});

/** Returns the same data with every free text replaced by the script. */
function replaceTexts(data: unknown): unknown {
  if (typeof data === "string")
    return /^\d{4}-\d\d-\d\dT|^[\da-f-]{36}$|^[\w-]{43}$|^TND$/.test(data) ? data : script;
  if (typeof data !== "object" || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, replaceTexts(value)]));
}
