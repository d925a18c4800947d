import { beforeEach, describe, expect, test } from "vitest";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import type { ComposedMail } from "#api/mail/composeMail.ts";
import { deliverOutbox } from "#api/mail/deliverOutbox.ts";
import { type MailTools, prepareMail } from "./prepareMail.ts";

describe.each(usualEngines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (own) => {
    ({ api, world } = own);
  });
  beforeEach(async () => {
    await database().db.deleteFrom("outbox").execute();
  });

  /** Delivers the queued mails and returns those to the driver. */
  const deliver = async (tools: Partial<MailTools> = {}) => {
    const sent: ComposedMail[] = [];
    await deliverOutbox(
      api.dependencies,
      (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
      { prepare: (row) => prepareMail(row, { ...api.dependencies, ...tools }) },
    );
    return sent.filter(({ to }) => to.address === world.people.driver.email);
  };
  const accept = async (id: string) => {
    const { version } = await world.read(id);
    await world.call("agency", `/api/change-booking-status/${id}`, { version, status: "reserved" });
  };
  const aRequest = () =>
    world.aBooking({
      status: "pending",
      lapses_at: new Date(api.dependencies.clock().getTime() + 3_600_000),
    });

  test("a confirmation is sent with the voucher, the calendar file with its alarms, and the car's photo", async () => {
    const { db } = database();
    const image = "/pictures/0123456789abcdef0123456789abcdef.webp";
    await db.updateTable("cars").set({ image }).where("id", "=", world.car.id).execute();
    const id = await aRequest();
    const { reference } = await world.read(id);
    await accept(id);
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail?.attachments?.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      [`${reference}.pdf`, "application/pdf"],
      [`${reference}.ics`, "text/calendar; charset=utf-8; method=PUBLISH"],
    ]);
    const [voucher = "", calendar = ""] = (mail?.attachments ?? []).map(({ content }) => String(content));
    expect(voucher).toMatch(/^%PDF-/);
    expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(4);
    expect(calendar).toContain("STATUS:CONFIRMED");
    expect(mail?.text).toMatch(/bono de alquiler va adjunto.*\n\n.*van adjuntas para su calendario/);
    const [{ id: mailId }] = await api
      .request(`/mailbox.json?to=${world.people.driver.email}`)
      .then(({ json }) => json);
    const { text: shown } = await api.request(`/mailbox/${mailId}`);
    for (const file of ["voucher", "calendar"]) {
      const path = `/mailbox/${mailId}/files/${file}`;
      expect(shown).toContain(`href="${path}"`);
      expect((await api.request(path)).headers.get("content-disposition")).toMatch(/^attachment/);
    }
    expect((await api.request(`/mailbox/${mailId}/files/other`)).status).toBe(404);
    expect(mail?.html).toContain(`<img src="${api.config.publicUrl}${image}" alt="Kia Picanto"`);
  });

  test("a voucher that cannot be rendered delays the mail, which is finally sent without it", async () => {
    const id = await aRequest();
    await accept(id);
    const vouchers = { draw: () => Promise.reject(new Error("no thread")), close: () => {} };
    expect(await deliver({ vouchers })).toEqual([]);
    api.advanceHours(0.1);
    expect(await deliver({ vouchers })).toEqual([]);
    api.advanceHours(0.1);
    const [mail] = await deliver({ vouchers });
    expect(mail?.attachments?.map(({ kind }) => kind)).toEqual(["calendar"]);
    expect(mail?.text).not.toContain("bono de alquiler va adjunto");
  });

  test("a confirmation whose booking is cancelled before sending has no voucher", async () => {
    const id = await aRequest();
    await accept(id);
    await database().db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", id).execute();
    const [mail] = await deliver();
    expect(mail?.attachments).toBeUndefined();
  });

  test("[NO9] a lapsed request lists the three nearest free cars with totals and links, or none if none is free", async () => {
    const { db } = database();
    const others = [];
    for (const daily of [100, 110, 120, 200]) {
      others.push(await world.aCar({ name: `Car at ${daily}`, daily_price_millimes: daily * 1000 }));
    }
    const lapse = async () => {
      const id = await aRequest();
      api.advanceHours(2);
      await lapseBookings(db, api.dependencies.clock());
      const [mail] = await deliver();
      return { id, text: mail?.text ?? "" };
    };
    const { id, text } = await lapse();
    const { from_at } = await world.read(id);
    const day = from_at.toISOString().slice(0, 10);
    expect(text).toMatch(/Car at 100 · Agence Caroubier: 318\u00a0TND/);
    expect(text).toMatch(/Car at 110 .*TND/);
    expect(text).not.toContain("Car at 200");
    const links = (text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
    const cars = links.filter(({ pathname }) => pathname.startsWith("/car/"));
    expect(cars.map(({ pathname }) => pathname)).toEqual(
      others.slice(0, 3).map(({ slug }) => `/car/${slug}`),
    );
    for (const { searchParams } of cars)
      expect([searchParams.get("place"), searchParams.get("from")]).toEqual([
        world.tunis.slug,
        `${day}T10:00`,
      ]);
    expect(links.some(({ pathname }) => pathname === `/search/${world.tunis.slug}`)).toBe(true);

    await db.updateTable("cars").set({ availability: "unavailable" }).execute();
    const { text: alone } = await lapse();
    expect(alone).toMatch(/no respondió a tiempo/);
    expect(alone).not.toMatch(/Car at|\/search\//);
  });
});
