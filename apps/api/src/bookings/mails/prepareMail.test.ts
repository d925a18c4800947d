import { beforeEach, describe, expect, test } from "vitest";
import { announce, readMailedFacts } from "#api/bookings/announce.ts";
import { announcePayment } from "#api/bookings/payment/announcePayment.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { unsubscribeToken } from "#api/security/links/unsubscribeLink.ts";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import type { ComposedMail } from "#api/messaging/mail/composeMail.ts";
import { deletedAddress, isDeletedAddress } from "#api/messaging/mail/deletedAddress.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { type MailTools, prepareMail } from "./prepareMail.ts";

describe.each(usualEngines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (ownWorld) => {
    ({ api, world } = ownWorld);
  });
  beforeEach(async () => {
    await database().db.deleteFrom("outbox").execute();
  });

  /** Delivers the queued mails and returns those to the driver. */
  const deliver = async (tools: Partial<MailTools> = {}) =>
    (await deliverAll(tools)).filter(({ to }) => to.address === world.people.driver.email);
  const deliverAll = async (tools: Partial<MailTools> = {}) => {
    const sentMails: ComposedMail[] = [];
    await deliverOutbox(
      api.dependencies,
      (mail) => {
        sentMails.push(mail);
        return Promise.resolve();
      },
      { prepare: (row) => prepareMail(row, { ...api.dependencies, ...tools }) },
    );
    return sentMails;
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
    const [mail, ...otherMails] = await deliver();
    expect(otherMails).toEqual([]);
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
    const { text: page } = await api.request(`/mailbox/${mailId}`);
    for (const file of ["voucher", "calendar"]) {
      const path = `/mailbox/${mailId}/files/${file}`;
      expect(page).toContain(`href="${path}"`);
      expect((await api.request(path)).headers.get("content-disposition")).toMatch(/^attachment/);
    }
    expect((await api.request(`/mailbox/${mailId}/files/other`)).status).toBe(404);
    expect(mail?.html).toContain(`<img src="${api.config.publicUrl}${image}" alt="Kia Picanto"`);
  });

  test("a voucher that cannot be rendered delays the mail, which is finally sent without it", async () => {
    const id = await aRequest();
    await accept(id);
    const pdfRenderer = { draw: () => Promise.reject(new Error("no thread")), close: () => {} };
    expect(await deliver({ pdfRenderer })).toEqual([]);
    api.advanceHours(0.1);
    expect(await deliver({ pdfRenderer })).toEqual([]);
    api.advanceHours(0.1);
    const [mail] = await deliver({ pdfRenderer });
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

  describe("a mail that waits while its recipient changes address", () => {
    const move = (id: string, email: string) =>
      database()
        .db.updateTable("users")
        .set((row) => ({ email, link_version: row("link_version", "+", 1) }))
        .where("id", "=", id)
        .execute();
    const aGuest = async () => {
      const { db } = database();
      const guest = await aUser(db);
      const id = await aRequest();
      const driver = { driver_id: guest.id, driver_email: guest.email, is_guest: true };
      await db.updateTable("bookings").set(driver).where("id", "=", id).execute();
      return { id, guest };
    };

    test("is sent with its files and a valid link to the current address only", async () => {
      const { id, guest } = await aGuest();
      await accept(id);
      const email = `new.${guest.email}`;
      await move(guest.id, email);
      const sent = await deliverAll();
      expect(sent.filter(({ to }) => to.address === guest.email)).toEqual([]);
      const [mail, ...more] = sent.filter(({ to }) => to.address === email);
      expect(more).toEqual([]);
      expect(mail?.attachments?.map(({ kind }) => kind)).toEqual(["voucher", "calendar"]);
      const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link));
      const token = links.find(({ pathname }) => pathname === "/booking")?.searchParams.get("t") ?? "";
      expect((await api.request(`/api/booking/${id}/fr?token=${token}`)).status).toBe(200);
    });

    test("about a signed-in driver's request is sent to the current address", async () => {
      const { driver } = world.people;
      const rental = { from: "2027-09-01T10:00:00+01:00", to: "2027-09-04T10:00:00+01:00" };
      const { driver: _, ...order } = aCheckout(world, { rental });
      expect(await world.call("driver", "/api/checkout", order)).toMatchObject({ status: 201 });
      const email = `new.${driver.email}`;
      await move(driver.id, email);
      const addresses = (await deliverAll()).map(({ to }) => to.address);
      await move(driver.id, driver.email);
      expect(addresses).toContain(email);
      expect(addresses).not.toContain(driver.email);
    });

    test("follows its booking to another guest's account", async () => {
      const { id, guest } = await aGuest();
      await accept(id);
      const other = await aUser(database().db);
      const moved = { driver_id: other.id, driver_email: other.email };
      await database().db.updateTable("bookings").set(moved).where("id", "=", id).execute();
      const addresses = (await deliverAll()).map(({ to }) => to.address);
      expect(addresses).toContain(other.email);
      expect(addresses).not.toContain(guest.email);
    });

    test("leaves out the link that sets a password", async () => {
      const { db } = database();
      const { clock, randomBytes } = api.dependencies;
      const confirmations = [];
      for (const isMoved of [false, true]) {
        const { id, guest } = await aGuest();
        const booking = await world.read(id);
        const payment = { amount_millimes: 318_000, reference: null, at: clock() };
        await inTransaction(db, (transaction) =>
          announcePayment(
            transaction,
            { booking, previousStatus: "void", payment, retained: 318_000, excess: 0 },
            { config: api.config, randomBytes, now: clock() },
          ),
        );
        const email = isMoved ? `new.${guest.email}` : guest.email;
        await move(guest.id, email);
        const sent = await deliverAll();
        confirmations.push(...sent.filter(({ to }) => to.address === email));
      }
      expect(confirmations.map(({ text }) => text.includes("/activate?"))).toEqual([true, false]);
    });

    test("has the unsubscribe link of the guest account that its booking moved to, and is not sent if that account has mails switched off", async () => {
      const { db } = database();
      const sent = [];
      for (const enable_email_notifications of [true, false]) {
        const { id } = await aGuest();
        const row = await world.read(id);
        await inTransaction(db, async (transaction) => {
          const facts = await readMailedFacts(transaction, row, api.config.business);
          const refunded = { recipient: facts.driver, notification: "payment_refunded" } as const;
          await announce(transaction, facts, [refunded], api.dependencies.clock());
        });
        const other = await aUser(db, { enable_email_notifications });
        const moved = { driver_id: other.id, driver_email: other.email };
        await db.updateTable("bookings").set(moved).where("id", "=", id).execute();
        const [mail, ...more] = await deliverAll();
        expect(more).toEqual([]);
        sent.push(mail?.to.address === other.email && mail.unsubscribe);
        if (!enable_email_notifications) continue;
        const token = unsubscribeToken(api.config.secret, { userId: other.id });
        expect(mail?.unsubscribe).toBe(`${api.config.publicUrl}/api/unsubscribe/${token}`);
        expect(mail?.text).toContain(`/unsubscribe?t=${token}`);
      }
      expect(sent.map((link) => link !== false)).toEqual([true, false]);
    });

    test("is not sent once the account is deleted", async () => {
      const { id, guest } = await aGuest();
      await accept(id);
      await move(guest.id, deletedAddress());
      const addresses = (await deliverAll()).map(({ to }) => to.address);
      expect(addresses.filter((address) => address === guest.email || isDeletedAddress(address))).toEqual([]);
    });

    test("about a booking is sent to a staff member's current address", async () => {
      const { agency } = world.people;
      const id = await aRequest();
      const { version } = await world.read(id);
      await world.call("driver", `/api/cancel-booking/${id}`, { version });
      const { db } = database();
      const waiting = await db.selectFrom("outbox").select("recipient_address").execute();
      expect(waiting.map(({ recipient_address: address }) => address)).toContain(agency.email);
      const email = `new.${agency.email}`;
      await move(agency.id, email);
      const addresses = (await deliverAll()).map(({ to }) => to.address);
      await move(agency.id, agency.email);
      expect(addresses).toContain(email);
      expect(addresses).not.toContain(agency.email);
    });
  });

  test("[NO9] a lapsed request lists the three nearest free cars with totals and links, or none if none is free", async () => {
    const { db } = database();
    const otherCars = [];
    for (const daily of [100, 110, 120, 200]) {
      otherCars.push(await world.aCar({ name: `Car at ${daily}`, daily_price_millimes: daily * 1000 }));
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
      otherCars.slice(0, 3).map(({ slug }) => `/car/${slug}`),
    );
    for (const { searchParams } of cars)
      expect([searchParams.get("place"), searchParams.get("from")]).toEqual([
        world.tunis.slug,
        `${day}T10:00`,
      ]);
    expect(links.some(({ pathname }) => pathname === `/search/${world.tunis.slug}`)).toBe(true);

    await db.updateTable("cars").set({ availability: "unavailable" }).execute();
    const { text: textWithoutCars } = await lapse();
    expect(textWithoutCars).toMatch(/no respondió a tiempo/);
    expect(textWithoutCars).not.toMatch(/Car at|\/search\//);
  });
});
