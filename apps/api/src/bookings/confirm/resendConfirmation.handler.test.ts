import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue, aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { cookieOf, createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let guest: { id: string; pageToken: string; mailToken: string; email: string; cookie: string };
  const newAddress = () => `${randomUUID()}@guests.example`;
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(async () => {
    await database().db.deleteFrom("rate_limits").execute();
    api = createTestApp(database().db, { seed: randomUUID() });
    const car = await world.aCar();
    const order = aCheckout({ ...world, car }, { driver: { email: newAddress() } });
    const { email } = order.driver;
    const checkedOut = await api.checkOut(order, { address: "10.3.4.3" });
    const { bookingId: id, token: pageToken } = checkedOut.json;
    const mailToken = (await linkTo(api, email, "bookingRequested")).token;
    guest = { id, pageToken, mailToken, email, cookie: cookieOf(checkedOut) };
  });

  const resend = (email: string, { token = guest.pageToken, cookie = guest.cookie } = {}) =>
    api.request(`/api/resend-confirmation/${guest.id}`, { body: { token, email }, cookie });
  const read = (token: string) => api.request(`/api/booking/${guest.id}/fr?token=${token}`);
  const confirm = (token: string) => api.request(`/api/confirm-booking/${guest.id}/fr`, { body: { token } });
  const kindsTo = async (address: string) => (await mailsTo(api, address)).map(({ kind }) => kind);

  test("mails the confirmation again to the same address, and all its links work", async () => {
    expect(await resend(guest.email)).toMatchObject({ status: 200, json: { token: guest.pageToken } });
    expect(await kindsTo(guest.email)).toEqual(["bookingRequested", "bookingRequested"]);
    expect((await confirm(guest.mailToken)).status).toBe(200);
  });

  test("moves to a corrected address and revokes the links of the old one", async () => {
    const corrected = newAddress();
    const { status, json } = await resend(corrected);
    expect(status).toBe(200);
    for (const old of [guest.mailToken, guest.pageToken]) {
      expect(await read(old)).toMatchObject({ status: 403, json: { code: "link_revoked" } });
    }
    expect((await read(json.token)).json).toMatchObject({ driver: { email: corrected }, mayConfirm: false });
    expect(await kindsTo(corrected)).toEqual(["bookingRequested"]);
    const newLink = await linkTo(api, corrected, "bookingRequested", "/booking");
    expect((await confirm(newLink.token)).json).toMatchObject({ guestConfirmation: "given" });
    const { db } = database();
    const formerAccount = db.selectFrom("users").select("id").where("email", "=", guest.email);
    expect(await formerAccount.execute()).toEqual([]);
  });

  test("another browser cannot correct the address but may have the mail resent", async () => {
    for (const token of [guest.pageToken, guest.mailToken]) {
      const refused = await resend(newAddress(), { token, cookie: "" });
      expect(refused).toMatchObject({ status: 403, json: { code: "proof_required" } });
    }
    expect((await resend(guest.email, { cookie: "" })).status).toBe(200);
  });

  test("rejects a token that is not a link of this booking", async () => {
    for (const token of ["", "wrong", guest.pageToken.replace(/^./, "0")]) {
      expect(await resend(guest.email, { token })).toMatchObject({
        status: 404,
        json: { code: "not_found" },
      });
    }
  });

  test("rejects an address that has an account, and changes nothing", async () => {
    const owner = await aUser(database().db);
    expect(await resend(owner.email)).toMatchObject({ status: 409, json: { code: "email_registered" } });
    expect((await read(guest.pageToken)).json).toMatchObject({ driver: { email: guest.email } });
  });

  test("rejects the call once the request is confirmed or has lapsed", async () => {
    await confirm(guest.mailToken);
    expect(await resend(guest.email)).toMatchObject({ status: 422, json: { code: "transition_refused" } });
    api.advanceHours(49);
    expect(await resend(guest.email)).toMatchObject({ status: 422, json: { code: "transition_refused" } });
  });

  test("limits the mails to one address", async () => {
    for (const _ of [1, 2, 3]) expect((await resend(guest.email)).status).toBe(200);
    expect(await resend(guest.email)).toMatchObject({ status: 429, json: { code: "too_many_requests" } });
  });
});
