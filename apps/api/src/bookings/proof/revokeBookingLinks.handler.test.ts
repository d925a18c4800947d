import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { aGuest, proofCalls } from "#api/testing/data/aGuest.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aPerson } from "#api/testing/data/aPerson.ts";
import { cookieOf, createTestApp } from "#api/testing/createTestApp.ts";
import { onTransaction } from "#api/testing/onTransaction.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
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

  const { pay, provenBrowser } = proofCalls(() => api);
  const revoke = (id: string, { token, cookie = "" }: { token?: string; cookie?: string }) =>
    api.request(`/api/revoke-booking-links/${id}`, { body: { token: token ?? null }, cookie });
  const read = (token: string, cookie = "") =>
    api.request(`/api/booking/${guest.id}/fr?token=${token}`, { cookie });
  const aRefusal = (status: number, code: string) =>
    expect.objectContaining({ status, json: expect.objectContaining({ code }) });
  /** Sets the guest's password through the mailed link and signs in. */
  const activateGuest = async () => {
    const { userId, token } = await linkTo(api, guest.email, "bookingRequested", "/activate");
    const password = "tasse bleue du lundi";
    await api.request("/api/activate", { body: { userId, token, password } });
    return { id: userId, cookie: await api.sessionOf({ email: guest.email, password }), password };
  };

  test("revoked links open nothing and show the reason, and the driver is mailed a new one", async () => {
    const [cookie, bookerCookie] = [await provenBrowser(guest), guest.bookerCookie];
    const revoked = await revoke(guest.id, { token: guest.mailedToken, cookie });
    expect(revoked.status).toBe(200);
    for (const token of [guest.mailedToken, guest.pageToken]) {
      expect(await read(token)).toEqual(aRefusal(403, "link_revoked"));
      for (const path of [`voucher/${guest.id}/fr`, `calendar/${guest.id}`]) {
        expect(await api.request(`/api/${path}?token=${token}`)).toEqual(aRefusal(403, "link_revoked"));
      }
      expect(await pay(guest.id, token, cookie)).toEqual(aRefusal(403, "link_revoked"));
    }
    const confirm = { body: { token: guest.mailedToken } };
    const confirmed = await api.request(`/api/confirm-booking/${guest.id}/fr`, confirm);
    expect(confirmed).toEqual(aRefusal(403, "link_revoked"));

    const { token } = await linkTo(api, guest.email, "linksRevoked", "/booking");
    expect((await read(token)).json).toMatchObject({ id: guest.id, mayConfirm: true, proofNeeded: true });
    // Only the page that revoked keeps a working link and permission.
    expect((await read(revoked.json.token, cookie)).json).toMatchObject({ proofNeeded: false });
    expect((await pay(guest.id, revoked.json.token, cookie)).status).toBe(200);
    expect(await pay(guest.id, token, bookerCookie)).toEqual(aRefusal(403, "proof_required"));
    // A mail sent before still has the old link.
    expect((await linkTo(api, guest.email, "bookingRequested", "/booking")).token).toBe(guest.mailedToken);
  });

  test("a link alone cannot revoke, and neither can another booking's", async () => {
    expect(await revoke(guest.id, { token: guest.mailedToken })).toEqual(aRefusal(403, "proof_required"));
    const other = await aGuest(api, { ...world, car: await world.aCar() });
    const cookie = await provenBrowser(other);
    expect(await revoke(guest.id, { token: other.mailedToken, cookie })).toEqual(
      aRefusal(401, "not_signed_in"),
    );
    expect(await revoke(guest.id, { token: guest.mailedToken, cookie })).toEqual(
      aRefusal(403, "proof_required"),
    );
    expect((await read(guest.mailedToken)).status).toBe(200);
  });

  test("a signed-in driver revokes without a code or link; strangers and staff cannot", async () => {
    const { cookie } = await activateGuest();
    const stranger = await aPerson(api);
    const staff = await aPerson(api, { type: "supplier", supplier_id: world.agency.id });
    expect(await revoke(guest.id, stranger)).toEqual(aRefusal(404, "not_found"));
    expect(await revoke(guest.id, staff)).toEqual(aRefusal(403, "not_allowed"));
    expect(await revoke(guest.id, { cookie })).toMatchObject({ status: 200, json: { token: null } });
    expect(await read(guest.mailedToken)).toEqual(aRefusal(403, "link_revoked"));
    expect((await read(guest.mailedToken, cookie)).json).toMatchObject({
      mayConfirm: false,
      proofNeeded: false,
    });
    expect((await pay(guest.id, guest.mailedToken, cookie)).status).toBe(200);
  });

  test("a former driver cannot revoke a booking that moves to another guest before the lock", async () => {
    const { db } = database();
    const { cookie } = await activateGuest();
    const other = await aUser(db);
    const moved = { driver_id: other.id, driver_email: other.email };
    const move = () => db.updateTable("bookings").set(moved).where("id", "=", guest.id).execute();
    const racing = createTestApp(onTransaction(db, move), { env: sandbox.env });
    const path = `/api/revoke-booking-links/${guest.id}`;
    const response = await racing.request(path, { body: { token: null }, cookie });
    expect(response).toEqual(aRefusal(403, "not_allowed"));
    expect(await mailsTo(api, other.email)).toEqual([]);
  });

  test("a booking made with a session has no links to revoke", async () => {
    const { cookie } = await aPerson(api);
    const body = aCheckout({ ...world, car: await world.aCar() });
    const { bookingId } = (await api.request("/api/checkout", { body, cookie })).json;
    const { json } = await api.request(`/api/booking/${bookingId}/fr`, { cookie });
    expect(json).toMatchObject({ mayRevokeLinks: false, proofNeeded: false });
    expect(await revoke(bookingId, { cookie })).toEqual(aRefusal(422, "transition_refused"));
  });

  test("a repeated checkout does not restore a revoked link", async () => {
    const order = aCheckout({ ...world, car: await world.aCar() });
    const headers = { "idempotency-key": randomUUID() };
    const first = await api.checkOut(order, { headers });
    const { bookingId: id, token } = first.json;
    const cookie = cookieOf(first);
    expect((await revoke(id, { token, cookie })).status).toBe(200);
    const again = await api.request("/api/checkout", { body: order, headers });
    expect(again.json.token).toBe(token);
    expect(await pay(id, token, cookieOf(again))).toEqual(aRefusal(403, "link_revoked"));
  });

  test("changing the driver's address revokes the links, and undoing it revokes those sent since", async () => {
    const { id, cookie, password } = await activateGuest();
    const newEmail = `next.${id}@elsewhere.example`;
    const change = await api.request("/api/update-user", { body: { id, email: newEmail, password }, cookie });
    expect(change.status).toBe(200);
    expect((await read(guest.mailedToken)).status).toBe(200);
    const { userId, token } = await linkTo(api, newEmail, "newAddressConfirmation");
    const moved = await api.request("/api/activate", { body: { userId, token }, cookie });
    expect(moved.status).toBe(200);
    const session = cookieOf(moved) || cookie;
    expect(await read(guest.mailedToken)).toEqual(aRefusal(403, "link_revoked"));
    expect((await read(guest.mailedToken, session)).status).toBe(200);

    // Later mails, with their links, go to the new address only.
    const mailsBefore = (await mailsTo(api, guest.email)).length;
    const { json } = await pay(guest.id, undefined, session);
    sandbox.pay(json.url);
    await api.request(`/api/check-checkout-session/${json.id}`, { method: "POST" });
    expect(await mailsTo(api, guest.email)).toHaveLength(mailsBefore);
    const laterLink = await linkTo(api, newEmail, "bookingConfirmed", "/booking");
    expect((await read(laterLink.token)).status).toBe(200);

    const undo = await linkTo(api, guest.email, "emailChanged");
    const undone = await api.request("/api/undo-email-change", { body: undo });
    expect(undone.status).toBe(200);
    expect(await read(laterLink.token)).toEqual(aRefusal(403, "link_revoked"));
  });

  test("after a change of the driver's address, revoking mails a link that opens the booking", async () => {
    const { id, cookie, password } = await activateGuest();
    const email = `next.${id}@elsewhere.example`;
    await api.request("/api/update-user", { body: { id, email, password }, cookie });
    const { userId, token } = await linkTo(api, email, "newAddressConfirmation");
    const moved = await api.request("/api/activate", { body: { userId, token }, cookie });
    expect((await revoke(guest.id, { cookie: cookieOf(moved) || cookie })).status).toBe(200);
    const sentLink = await linkTo(api, email, "linksRevoked", "/booking");
    expect((await read(sentLink.token)).status).toBe(200);
  });
});
