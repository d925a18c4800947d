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
  let booked: { id: string; email: string };
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db, { seed: randomUUID() });
    const order = aCheckout(await aCatalogue(db), { driver: { email: `${randomUUID()}@guests.example` } });
    const { json } = await api.checkOut(order);
    booked = { id: json.bookingId, email: order.driver.email };
  });

  const ask = (id: string, email: string) => api.request(`/api/mail-booking-link/${id}`, { body: { email } });
  const kindsTo = async (email: string) => (await mailsTo(api, email)).map(({ kind }) => kind);

  test("the address that booked gets a link that opens the booking", async () => {
    expect((await ask(booked.id, booked.email.toUpperCase())).status).toBe(200);
    const { token } = await linkTo(api, booked.email, "bookingLink", "/booking");
    expect((await api.request(`/api/booking/${booked.id}/fr?token=${token}`)).status).toBe(200);
  });

  test("another address, an unknown booking and a missing id get the same response and no mail", async () => {
    const stranger = `${randomUUID()}@guests.example`;
    for (const id of [booked.id, randomUUID(), "none"]) expect((await ask(id, stranger)).status).toBe(200);
    expect(await kindsTo(stranger)).toEqual([]);
  });

  test("the limit on mails per address applies whether or not the address has a booking", async () => {
    const stranger = `${randomUUID()}@guests.example`;
    for (let times = 0; times < 4; times++) await ask(randomUUID(), stranger);
    expect((await ask(booked.id, stranger)).status).toBe(429);
  });
});
