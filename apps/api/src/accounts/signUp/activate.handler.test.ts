import { beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { accountCalls, type MailedLink } from "#api/testing/calls/accountCalls.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  beforeEach(() => {
    api = createTestApp(database().db);
  });
  const { activate, checkLink, signIn, isSignedIn, signUp } = accountCalls(() => api);
  const resend = (userId: string, flag: boolean) =>
    api.request(`/api/resend/frontend/${encodeURIComponent(userId)}/${flag}`, { method: "POST" });
  const aGuest = () => aUser(database().db, { password_hash: null, activated_at: null });

  test("[AC2] the link confirms the address and signs in, but only once", async () => {
    const { link, email, cookie } = await signUp();
    expect((await checkLink(link)).status).toBe(200);
    expect((await checkLink(link)).status).toBe(200);
    // Checking the link, as mail scanners do, does not use it up.
    const { userId, token } = link;
    for (const method of ["GET", "HEAD"]) {
      const query = new URLSearchParams({ userId, token });
      expect((await api.request(`/api/activate?${query}`, { method })).status).toBe(404);
    }
    const response = await activate(link, undefined, cookie);
    expect(response).toMatchObject({ status: 200, json: { email, verified: true } });
    expect(await isSignedIn(cookieOf(response))).toBe(true);
    expect((await activate(link)).status).toBe(204);
    expect((await checkLink(link)).status).toBe(204);
  });

  test("[AC2] only one of many concurrent uses of a link succeeds", async () => {
    const { link } = await signUp();
    const newPassword = "un mot de passe à moi";
    const responses = await Promise.all(Array.from({ length: 8 }, () => activate(link, newPassword)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(204)]);
  });

  test("[AC1] a link is valid for one day", async () => {
    const { link } = await signUp();
    api.advanceHours(23.99);
    expect((await checkLink(link)).status).toBe(200);
    api.advanceHours(0.01);
    expect((await checkLink(link)).status).toBe(204);
    expect((await activate(link)).status).toBe(204);
  });

  test("a link is valid for one account, one address and one application", async () => {
    const { link } = await signUp();
    const other = await signUp();
    expect((await checkLink({ ...link, userId: other.id })).status).toBe(204);
    expect((await checkLink({ ...link, email: other.email })).status).toBe(204);
    expect((await checkLink(link, "backend")).status).toBe(204);
    expect((await activate({ ...link, userId: other.id })).status).toBe(204);
    expect((await activate({ ...link, userId: "no-uuid" })).status).toBe(204);
    expect((await activate(link, "un mot de passe à moi")).status).toBe(200);
  });

  test("a guest's link requires a password, stays valid until one is set, and shows the bookings", async () => {
    const world = await aCatalogue(database().db);
    const order = aCheckout(world);
    const { json: checkedOut } = await api.checkOut(order);
    const link = await linkTo(api, order.driver.email, "bookingRequested", "/activate");
    expect(link.page).toBe("/activate");
    expect(await activate(link)).toMatchObject({
      status: 400,
      json: { code: "invalid_input", fields: { password: "required" } },
    });
    expect(await activate(link, "bonjour")).toMatchObject({
      status: 400,
      json: { fields: { password: "password_common" } },
    });
    const response = await activate(link, "un mot de passe à moi");
    expect(response).toMatchObject({ status: 200, json: { verified: true } });
    const booking = await api.request(`/api/booking/${checkedOut.bookingId}/fr`, {
      cookie: cookieOf(response),
    });
    expect(booking.status).toBe(200);
    expect((await signIn(order.driver.email, "un mot de passe à moi")).status).toBe(200);
    const mails = await mailsTo(api, order.driver.email);
    expect(mails.map(({ kind }) => kind)).not.toContain("passwordChanged");
  });

  test("[VA26] a reset link sets a password, ends every session and link, and mails the owner", async () => {
    const person = await signUp();
    const otherCookie = cookieOf(await signIn(person.email, person.password));
    expect((await resend(person.email, true)).status).toBe(200);
    const link = await linkTo(api, person.email, "passwordReset");
    expect(link).toMatchObject({ page: "/reset-password", userId: person.id, email: person.email });
    expect(await activate(link)).toMatchObject({ status: 400, json: { fields: { password: "required" } } });

    const response = await activate(link, "quelque chose de neuf", person.cookie);
    expect(response).toMatchObject({ status: 200, json: { verified: true } });
    expect(await isSignedIn(cookieOf(response))).toBe(true);
    expect(await isSignedIn(person.cookie)).toBe(false);
    expect(await isSignedIn(otherCookie)).toBe(false);
    expect((await checkLink(person.link)).status).toBe(204);
    expect((await signIn(person.email, person.password)).status).toBe(204);
    expect((await signIn(person.email, "quelque chose de neuf")).status).toBe(200);
    const kinds = (await mailsTo(api, person.email)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "passwordChanged")).toHaveLength(1);
  });

  /** Hours until the rate limit of a mail address allows another mail. */
  const HOURS_UNTIL_NEXT_MAIL = 300 / 3600;

  test.each([
    ["passwordReset", true],
    ["addressConfirmation", false],
  ] as const)(
    "requesting another link (%s) leaves the earlier links valid until one of them is used",
    async (kind, flag) => {
      const { email } = await signUp();
      const links: MailedLink[] = [];
      for (let count = 1; count <= 3; count++) {
        api.advanceHours(HOURS_UNTIL_NEXT_MAIL);
        await resend(email, flag);
        links.push(await linkTo(api, email, kind));
      }
      expect(new Set(links.map(({ token }) => token)).size).toBe(3);
      for (const link of links) expect((await checkLink(link)).status).toBe(200);
      const [first, second, third] = links;
      if (!first || !second || !third) throw new Error("three links were mailed");
      expect((await activate(second, "quelque chose de neuf")).status).toBe(200);
      for (const link of links) expect((await checkLink(link)).status).toBe(204);
      expect((await activate(first, "encore autre chose")).status).toBe(204);
    },
  );

  test("requesting links for someone else's account invalidates none of them for an hour, and at most 20 are stored", async () => {
    const { email, id } = await signUp();
    await resend(email, true);
    const ownerLink = await linkTo(api, email, "passwordReset");
    for (let minutes = 5; minutes <= 60; minutes += 5) {
      api.advanceHours(HOURS_UNTIL_NEXT_MAIL);
      while ((await resend(email, true)).status === 200);
    }
    expect((await checkLink(ownerLink)).status).toBe(200);
    for (let count = 1; count <= 12; count++) {
      api.advanceHours(HOURS_UNTIL_NEXT_MAIL);
      expect((await resend(email, true)).status).toBe(200);
    }
    expect((await checkLink(ownerLink)).status).toBe(204);
    const storedTokens = await database()
      .db.selectFrom("mailed_tokens")
      .select("token_hash")
      .where("user_id", "=", id)
      .where("kind", "=", "reset")
      .execute();
    expect(storedTokens).toHaveLength(20);
  });

  test("a suspended account rejects its link, which stays valid", async () => {
    const { link, id } = await signUp();
    const newPassword = "un mot de passe à moi";
    const setStatus = (account_status: "blocked" | "active") =>
      database().db.updateTable("users").set({ account_status }).where("id", "=", id).execute();
    await setStatus("blocked");
    expect(await activate(link, newPassword)).toMatchObject({
      status: 403,
      json: { code: "account_suspended" },
    });
    await setStatus("active");
    expect((await activate(link, newPassword)).status).toBe(200);
  });

  test("links are resent by id, by address, and through the dedicated form", async () => {
    const { id, email } = await signUp();
    for (const resendAgain of [() => resend(id, false), () => resend(email, false)]) {
      expect((await resendAgain()).status).toBe(200);
    }
    const requestLink = (address: string) => api.request("/api/resend-link", { body: { email: address } });
    expect((await requestLink(email.toUpperCase())).status).toBe(200);
    const mails = await mailsTo(api, email);
    expect(mails.map(({ kind }) => kind)).toEqual(Array(4).fill("addressConfirmation"));
    const guest = await aGuest();
    expect((await requestLink(guest.email)).status).toBe(200);
    expect((await mailsTo(api, guest.email))[0]).toMatchObject({ kind: "accountActivation" });
  });

  test("[VA26] an unknown address, or an address with no link outstanding, gets 204 and no mail", async () => {
    const confirmed = await aUser(database().db);
    for (const response of [
      await resend("nobody@drivers.example", true),
      await resend("nobody@drivers.example", false),
      await resend("00000000-0000-4000-8000-000000000000", true),
      await resend("no-uuid", true),
      await resend(confirmed.email, false),
      await api.request("/api/resend-link", { body: { email: confirmed.email } }),
      await api.request(`/api/resend/backend/${confirmed.id}/true`, { method: "POST" }),
    ]) {
      expect(response.status).toBe(204);
    }
    expect(await mailsTo(api, confirmed.email)).toEqual([]);
  });

  test("if registered addresses are secret, a registered and an unknown address get the same response in the same time", async () => {
    const secretApi = createTestApp(database().db, { env: { REVEAL_REGISTERED_EMAILS: "false" } });
    const registeredUser = await aUser(database().db);
    const measure = async (email: string, flag: boolean) => {
      const start = performance.now();
      const path = `/api/resend/frontend/${encodeURIComponent(email)}/${flag}`;
      const response = await secretApi.request(path, { method: "POST" });
      return { status: response.status, text: response.text, ms: performance.now() - start };
    };
    const differenceOf = async (flag: boolean) => {
      const results = [
        await measure(registeredUser.email, flag),
        await measure("nobody@drivers.example", flag),
      ] as const;
      for (const { status, text, ms } of results) {
        expect([status, text]).toEqual([200, ""]);
        expect(ms).toBeGreaterThan(390);
      }
      return Math.abs(results[0].ms - results[1].ms);
    };
    for (const flag of [true, false]) {
      // Other load on the machine may slow either call, but not always the same one.
      await expect.poll(() => differenceOf(flag)).toBeLessThan(150);
    }
    for (const email of [registeredUser.email, "nobody@drivers.example"]) {
      expect((await secretApi.request("/api/validate-email", { body: { email } })).status).toBe(200);
      expect((await secretApi.request("/api/resend-link", { body: { email } })).status).toBe(200);
    }
    expect(await mailsTo(secretApi, registeredUser.email)).toHaveLength(1);
  });

  test("a link holder, the owner or an admin can delete all links of an account", async () => {
    const remove = (id: string, headers: Record<string, string> = {}, cookie?: string) =>
      api.request(`/api/delete-tokens/${id}`, {
        method: "DELETE",
        headers,
        ...(cookie !== undefined && { cookie }),
      });
    const person = await signUp();
    const other = await signUp();
    const admin = await aUser(database().db, { type: "admin" });
    expect(await remove(person.id)).toMatchObject({ status: 403, json: { code: "not_allowed" } });
    expect((await remove(person.id, {}, other.cookie)).status).toBe(403);
    const bearer = (link: MailedLink) => ({ authorization: `Bearer ${link.token}` });
    expect((await remove(person.id, bearer(other.link))).status).toBe(403);
    expect((await checkLink(person.link)).status).toBe(200);

    expect((await remove(person.id, bearer(person.link))).status).toBe(200);
    expect((await checkLink(person.link)).status).toBe(204);
    expect((await remove(other.id, {}, other.cookie)).status).toBe(200);
    expect((await checkLink(other.link)).status).toBe(204);
    expect((await remove(person.id, {}, cookieOf(await signIn(admin.email)))).status).toBe(200);
    const preflight = await api.request(`/api/delete-tokens/${person.id}`, {
      method: "OPTIONS",
      headers: {
        "access-control-request-method": "DELETE",
        "access-control-request-headers": "authorization",
      },
    });
    expect(preflight.headers.get("access-control-allow-headers")).toContain("Authorization");
  });

  test("the tables contain no usable secret", async () => {
    const { link } = await signUp();
    const { db } = database();
    const stored = JSON.stringify([
      await db.selectFrom("mailed_tokens").selectAll().execute(),
      await db.selectFrom("outbox").selectAll().execute(),
      await db.selectFrom("captcha_passes").selectAll().execute(),
    ]);
    expect(stored).not.toContain(link.token);
    const seeds = [...stored.matchAll(/"tokenSeed\\?":\\?"([\w-]{43})/g)].map((match) => match[1] ?? "");
    expect(seeds.length).toBeGreaterThan(0);
    for (const token of seeds) expect((await activate({ ...link, token })).status).toBe(204);
  });
});
