import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { type GuestWorld, withGuest } from "#api/testing/data/withGuest.ts";

describe.each(usualEngines)("on %s", (engine) => {
  let api: GuestWorld["api"];
  let world: GuestWorld["world"];
  let guest: GuestWorld["guest"];
  let sandbox: GuestWorld["sandbox"];
  const database = withGuest(engine, (guestWorld) => {
    ({ api, world, guest, sandbox } = guestWorld);
  });

  const { requestCode, prove, pay, codeTo, provenBrowser } = proofCalls(() => api);
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });
  const bookAnother = async () => aGuest(api, { ...world, car: await world.aCar() });
  const view = async (token: string, cookie = "") =>
    (await api.request(`/api/booking/${guest.id}/fr?token=${token}`, { cookie })).json;
  const wrongCodeFor = (code: string) => (code === "123456" ? "654321" : "123456");

  test("[RO4] a signed link of either kind alone shows a booking but does not allow payment", async () => {
    for (const token of [guest.mailedToken, guest.pageToken]) {
      expect(await view(token)).toMatchObject({ proofNeeded: true, mayRevokeLinks: true });
      const response = await pay(guest.id, token);
      expect(response).toEqual(aRefusal(403, "proof_required"));
      expect(response.json.fields).toEqual({ code: "required" });
    }
    expect(sandbox.sessions.size).toBe(0);
  });

  test("[RO4] the browser that booked can pay immediately, for an hour", async () => {
    expect(await view(guest.pageToken, guest.bookerCookie)).toMatchObject({ proofNeeded: false });
    expect((await pay(guest.id, guest.pageToken, guest.bookerCookie)).status).toBe(200);
    api.advanceHours(1);
    expect(await pay(guest.id, guest.pageToken, guest.bookerCookie)).toEqual(aRefusal(403, "proof_required"));
  });

  test("[RO4] a repeated checkout does not extend the permission of its browser", async () => {
    const order = aCheckout({ ...world, car: await world.aCar() });
    const headers = { "idempotency-key": randomUUID() };
    const first = await api.checkOut(order, { headers });
    const { bookingId: id, token } = first.json;
    const repeated = await api.request("/api/checkout", { body: order, headers });
    expect((await pay(id, token, cookieOf(repeated))).status).toBe(200);
    api.advanceHours(1);
    const lateRepeat = await api.request("/api/checkout", { body: order, headers });
    expect(lateRepeat.status).toBe(201);
    expect(await pay(id, token, cookieOf(lateRepeat))).toEqual(aRefusal(403, "proof_required"));
  });

  test("[RO4] the mailed code allows its browser to pay this booking for an hour", async () => {
    const codeResponse = await requestCode(guest.id, guest.mailedToken);
    expect(codeResponse).toMatchObject({
      status: 200,
      json: { email: guest.email, expiresAt: "2026-11-20T12:15:00.000Z" },
    });
    expect(codeResponse.headers.get("set-cookie")).toMatch(
      /^sayara\.guest=[\w-]{43};.*HttpOnly; SameSite=Lax$/,
    );
    const cookie = cookieOf(codeResponse);
    expect(await pay(guest.id, guest.mailedToken, cookie)).toEqual(aRefusal(403, "proof_required"));
    const proven = await prove(guest.id, guest.mailedToken, await codeTo(guest.email), cookie);
    expect(proven).toMatchObject({ status: 200, json: { until: "2026-11-20T13:00:00.000Z" } });
    expect(await view(guest.mailedToken, cookie)).toMatchObject({ proofNeeded: false });
    expect((await pay(guest.id, guest.mailedToken, cookie)).status).toBe(200);

    const other = await bookAnother();
    expect(await pay(other.id, other.mailedToken, cookie)).toEqual(aRefusal(403, "proof_required"));
    expect(await pay(other.id, guest.mailedToken, cookie)).toEqual(aRefusal(401, "not_signed_in"));
    api.setTime("2026-11-20T13:00:00Z");
    expect(await pay(guest.id, guest.mailedToken, cookie)).toEqual(aRefusal(403, "proof_required"));
  });

  test("[RO4, CN12] a signed link shows the refund of a cancellation, but cancelling needs the code", async () => {
    const { version } = await view(guest.mailedToken);
    const cancel = (cookie = "") =>
      api.request(`/api/cancel-booking/${guest.id}`, { body: { version, token: guest.mailedToken }, cookie });
    const preview = await api.request(`/api/refund-preview/${guest.id}?token=${guest.mailedToken}`);
    expect(preview).toMatchObject({ status: 200, json: { paid: 0 } });
    expect(await cancel()).toEqual(aRefusal(403, "proof_required"));
    const cookie = await provenBrowser(guest);
    expect(await cancel(cookie)).toMatchObject({
      status: 200,
      json: { status: "cancelled", cancelledBy: "driver", cancelRequest: null },
    });
  });

  test("[RO4] an action through a signed link records no account, whoever is signed in", async () => {
    const { db } = database();
    const stranger = await aUser(db);
    const cookie = `${await provenBrowser(guest)}; ${await api.sessionOf(stranger)}`;
    const { from } = await view(guest.mailedToken);
    await db
      .updateTable("bookings")
      .set({ status: "reserved", lapses_at: null })
      .where("id", "=", guest.id)
      .execute();
    const token = guest.mailedToken;
    const change = { from, to: "2026-12-05T10:00:00+01:00" };
    const { version } = await view(token, cookie);
    const body = { version, change, token };
    const quoted = await api.request(`/api/quote-change/${guest.id}`, { body, cookie });
    const { total } = quoted.json.quote;
    const changeRequest = { ...body, total };
    const requested = await api.request(`/api/request-change/${guest.id}`, { body: changeRequest, cookie });
    expect(requested.status).toBe(200);
    const { actor_id: requester } = await db
      .selectFrom("change_requests")
      .select("actor_id")
      .where("booking_id", "=", guest.id)
      .executeTakeFirstOrThrow();
    expect(requester).toBeNull();
    const cancelled = await api.request(`/api/cancel-booking/${guest.id}`, {
      body: { version: version + 1, token },
      cookie,
    });
    expect(cancelled.status).toBe(200);
    const booking = await db
      .selectFrom("bookings")
      .select(["cancel_requested_by", "driver_id"])
      .where("id", "=", guest.id)
      .executeTakeFirstOrThrow();
    expect(booking.cancel_requested_by).toBe(booking.driver_id);
    expect(booking.driver_id).not.toBe(stranger.id);
  });

  test("[RO4] a code works once, only in the browser and for the booking that requested it", async () => {
    const other = await bookAnother();
    const cookie = cookieOf(await requestCode(guest.id, guest.mailedToken));
    const code = await codeTo(guest.email);
    const second = cookieOf(await requestCode(other.id, other.mailedToken));
    expect(await prove(guest.id, guest.mailedToken, code, second)).toEqual(aRefusal(422, "code_expired"));
    expect(await prove(guest.id, guest.mailedToken, code)).toEqual(aRefusal(422, "code_expired"));
    expect((await prove(other.id, other.mailedToken, code, cookie)).status).toBe(422);
    expect(await prove(other.id, guest.mailedToken, code, cookie)).toEqual(aRefusal(404, "not_found"));

    expect((await prove(guest.id, guest.mailedToken, code, cookie)).status).toBe(200);
    expect(await prove(guest.id, guest.mailedToken, code, cookie)).toEqual(aRefusal(422, "code_expired"));
    expect(await pay(guest.id, guest.mailedToken, second)).toEqual(aRefusal(403, "proof_required"));
  });

  test("[RO4] five wrong guesses, even concurrent, void a code; a new one works", async () => {
    const codeResponse = await requestCode(guest.id, guest.mailedToken);
    const cookie = cookieOf(codeResponse);
    const code = await codeTo(guest.email);
    const guessWrong = () => prove(guest.id, guest.mailedToken, wrongCodeFor(code), cookie);
    const first = await guessWrong();
    expect(first).toEqual(aRefusal(422, "code_wrong"));
    expect(first.json.fields).toEqual({ code: "invalid" });
    const responses = await Promise.all(Array.from({ length: 4 }, guessWrong));
    const codes = responses.map(({ json }) => json.code).toSorted();
    expect(codes).toEqual(["code_expired", ...Array(3).fill("code_wrong")]);
    expect(await prove(guest.id, guest.mailedToken, code, cookie)).toEqual(aRefusal(422, "code_expired"));

    api.setTime("2026-11-20T12:01:00Z");
    await requestCode(guest.id, guest.mailedToken, { cookie });
    const next = await codeTo(guest.email);
    expect((await prove(guest.id, guest.mailedToken, next, cookie)).status).toBe(200);
  });

  test("only one of several concurrent proofs with the right code succeeds", async () => {
    const cookie = cookieOf(await requestCode(guest.id, guest.mailedToken));
    const code = await codeTo(guest.email);
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => prove(guest.id, guest.mailedToken, code, cookie)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("[RO4] a code expires after 15 minutes or when a later one replaces it", async () => {
    const cookie = cookieOf(await requestCode(guest.id, guest.mailedToken));
    const code = await codeTo(guest.email);
    api.setTime("2026-11-20T12:15:00Z");
    expect(await prove(guest.id, guest.mailedToken, code, cookie)).toEqual(aRefusal(422, "code_expired"));
    await requestCode(guest.id, guest.mailedToken, { cookie });
    expect(await prove(guest.id, guest.mailedToken, code, cookie)).toEqual(aRefusal(422, "code_wrong"));
    expect((await prove(guest.id, guest.mailedToken, await codeTo(guest.email), cookie)).status).toBe(200);
  });

  test("the lifetime of a code starts when its mail is sent", async () => {
    const cookie = cookieOf(await requestCode(guest.id, guest.mailedToken));
    const code = await codeTo(guest.email);
    api.setTime("2026-11-20T12:40:00Z");
    while ((await deliverOutbox(api.dependencies, async () => {})) > 0);
    api.setTime("2026-11-20T12:54:00Z");
    expect((await prove(guest.id, guest.mailedToken, code, cookie)).status).toBe(200);
  });

  test("codes are limited per booking and per address, whoever requests them, and one call sends one mail", async () => {
    const countCodes = async () =>
      (await mailsTo(api, guest.email)).filter(({ kind }) => kind === "bookingCode").length;
    for (let count = 1; count <= 4; count++) {
      const address = `10.34.0.${count}`;
      expect((await requestCode(guest.id, guest.mailedToken, { address })).status).toBe(200);
      expect(await countCodes()).toBe(count);
    }
    const limited = await requestCode(guest.id, guest.mailedToken, { address: "10.34.0.9" });
    expect(limited).toEqual(aRefusal(429, "too_many_requests"));
    expect(limited.json.retryAfter).toBeGreaterThan(0);
    expect(await countCodes()).toBe(4);
    // An address may get one mail every five minutes, and a booking one code every half hour.
    let sentCodes = 4;
    for (let minutes = 5; minutes <= 120; minutes += 5) {
      api.advanceHours(1 / 12);
      const { status } = await requestCode(guest.id, guest.mailedToken, { address: "10.34.0.9" });
      if (status === 200) sentCodes += 1;
    }
    expect(sentCodes).toBe(10);
  });

  test("reading through a link sends no mail and grants nothing", async () => {
    const before = (await mailsTo(api, guest.email)).length;
    const response = await api.request(`/api/booking/${guest.id}/fr?token=${guest.mailedToken}`);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await mailsTo(api, guest.email)).toHaveLength(before);
    const getResponse = await api.request(`/api/mail-booking-code/${guest.id}`, { method: "GET" });
    expect(getResponse.status).toBe(404);
  });

  test("rejects a wrong token, another booking's token and a malformed code", async () => {
    const other = await bookAnother();
    for (const token of [other.mailedToken, "x".repeat(40)]) {
      expect(await requestCode(guest.id, token)).toEqual(aRefusal(404, "not_found"));
      expect(await prove(guest.id, token, "123456")).toEqual(aRefusal(404, "not_found"));
    }
    for (const code of ["12345", "1234567", "12345x", "", "１２３４５"]) {
      expect(await prove(guest.id, guest.mailedToken, code)).toEqual(aRefusal(400, "invalid_input"));
    }
  });

  test("no table stores a code or the browser's cookie", async () => {
    const { db } = database();
    const cookie = await provenBrowser(guest);
    const code = await codeTo(guest.email);
    const rows = [
      ...(await db.selectFrom("booking_codes").selectAll().where("booking_id", "=", guest.id).execute()),
      ...(await db.selectFrom("booking_permissions").selectAll().execute()),
      ...(await db.selectFrom("outbox").select("data").where("kind", "=", "bookingCode").execute()),
    ];
    const text = JSON.stringify(rows.map((row) => Object.values(row)));
    expect(text).not.toContain(`"${code}"`);
    expect(text).not.toContain(cookie.split("=")[1]);
  });
});
