import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { linkTo, mailsTo } from "#api/testing/standIns/mailbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let booking: { id: string; email: string };
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db, { seed: randomUUID() });
    const order = aCheckout(await aCatalogue(db), { driver: { email: `${randomUUID()}@guests.example` } });
    const { json } = await api.checkOut(order);
    booking = { id: json.bookingId, email: order.driver.email };
  });

  const requestLink = (id: string, email: string) =>
    api.request(`/api/mail-booking-link/${id}`, { body: { email } });
  const kindsTo = async (email: string) => (await mailsTo(api, email)).map(({ kind }) => kind);

  test("the address that booked gets a link that opens the booking", async () => {
    expect((await requestLink(booking.id, booking.email.toUpperCase())).status).toBe(200);
    const { token } = await linkTo(api, booking.email, "bookingLink", "/booking");
    expect((await api.request(`/api/booking/${booking.id}/fr?token=${token}`)).status).toBe(200);
  });

  test("another address, an unknown booking and a missing id get the same response and no mail", async () => {
    const stranger = `${randomUUID()}@guests.example`;
    for (const id of [booking.id, randomUUID(), "none"])
      expect((await requestLink(id, stranger)).status).toBe(200);
    expect(await kindsTo(stranger)).toEqual([]);
  });

  test("the limit on mails per address applies whether or not the address has a booking", async () => {
    const stranger = `${randomUUID()}@guests.example`;
    for (let times = 0; times < 4; times++) await requestLink(randomUUID(), stranger);
    expect((await requestLink(booking.id, stranger)).status).toBe(429);
  });
});
