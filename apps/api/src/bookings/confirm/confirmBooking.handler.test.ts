import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let guest: { id: string; page: string; mail: string; car: { id: string } };
  beforeAll(async () => {
    world = await aCatalogue(database().db);
  });
  beforeEach(async () => {
    api = createTestApp(database().db);
    const car = await world.aCar();
    const order = aCheckout({ ...world, car }, { driver: { email: `${randomUUID()}@guests.example` } });
    const { bookingId: id, token: page } = (await api.checkOut(order, { address: "10.3.3.3" })).json;
    guest = { id, page, mail: (await linkTo(api, order.driver.email, "bookingRequested")).token, car };
  });

  const read = (token: string) => api.request(`/api/booking/${guest.id}/fr?token=${token}`);
  const confirm = (token: string, id = guest.id) =>
    api.request(`/api/confirm-booking/${id}/fr`, { body: { token } });

  test("opening a mailed link changes nothing, no matter how often", async () => {
    for (const _ of [1, 2, 3]) {
      expect((await read(guest.mail)).json).toMatchObject({
        status: "pending",
        version: 1,
        guestConfirmation: "awaited",
        mayConfirm: true,
        holdExpiresAt: "2026-11-20T14:00:00.000Z",
      });
    }
    expect((await read(guest.page)).json).toMatchObject({ guestConfirmation: "awaited", mayConfirm: false });
    api.advanceHours(2);
    expect((await read(guest.mail)).json).toMatchObject({ status: "cancelled", mayConfirm: false });
  });

  test("confirming by the mailed token holds the car until the agency's deadline", async () => {
    const confirmed = {
      status: "pending",
      guestConfirmation: "given",
      mayConfirm: false,
      holdExpiresAt: "2026-11-22T12:00:00.000Z",
    };
    expect(await confirm(guest.mail)).toMatchObject({ status: 200, json: confirmed });
    expect((await read(guest.page)).json).toMatchObject(confirmed);
    api.advanceHours(3);
    const other = await api.checkOut(aCheckout({ ...world, car: guest.car }), { address: "10.3.3.4" });
    expect(other).toMatchObject({ status: 409, json: { code: "car_taken" } });
  });

  test("a used link returns the current state and changes nothing", async () => {
    const first = await confirm(guest.mail);
    api.advanceHours(1);
    expect((await confirm(guest.mail)).json).toEqual(first.json);
    api.advanceHours(47);
    expect((await confirm(guest.mail)).json).toMatchObject({ status: "cancelled", holdExpiresAt: null });
  });

  test("a lapsed or cancelled booking cannot be confirmed", async () => {
    api.advanceHours(2);
    expect(await confirm(guest.mail)).toMatchObject({ status: 422, json: { code: "transition_refused" } });
    expect((await read(guest.mail)).json.status).toBe("cancelled");
    expect(await confirm(guest.mail)).toMatchObject({ status: 422, json: { code: "transition_refused" } });
  });

  test("rejects any other token: that of the booking page, of another booking, or a forged one", async () => {
    expect(await confirm(guest.page)).toMatchObject({ status: 403, json: { code: "not_allowed" } });
    for (const [token, id] of [
      [guest.mail, randomUUID()],
      [`${guest.mail}x`, guest.id],
      ["0.made-up", guest.id],
    ] as const) {
      expect(await confirm(token, id)).toMatchObject({ status: 404, json: { code: "not_found" } });
    }
    expect((await read(guest.mail)).json.guestConfirmation).toBe("awaited");
  });

  test("ten concurrent confirmations count once and get ten equal responses", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(guest.mail)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 200, json: { version: 2 } });
  });
});
