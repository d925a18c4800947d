import { randomUUID } from "node:crypto";
import { languages } from "@sayara/domain/language/Language";
import { bookingReminders } from "@sayara/domain/notification/BookingReminder";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { prepareMail } from "#api/bookings/mails/prepareMail.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { mailsTo } from "#api/testing/standIns/mailbox.ts";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { usualEngines } from "#api/testing/withDatabase.ts";
import { sendBookingReminders } from "./sendBookingReminders.ts";

/** Tunis is an hour ahead of UTC all year. */
const localTime = (time: string) => new Date(`2026-${time}:00+01:00`);

describe.each(usualEngines)("on %s", (engine) => {
  let api: TestApp;
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ api, world } = fixture);
  });

  beforeAll(async () => {
    const { db } = database();
    await db
      .insertInto("meeting_places")
      .values({
        supplier_id: world.agency.id,
        location_id: world.tunis.id,
        latitude: 36.851,
        longitude: 10.227,
        instructions: JSON.stringify({
          fr: "Hall des arrivées",
          en: "Arrivals hall",
          es: "Sala de llegadas",
          ar: "قاعة الوصول",
        }),
      })
      .execute();
  });
  beforeEach(async () => {
    const { db } = database();
    await db
      .updateTable("bookings")
      .set({ deleted_at: localTime("11-20T12:00") })
      .execute();
    await db.deleteFrom("outbox").execute();
    await db.deleteFrom("holds").execute();
    api.setTime("2026-11-20T12:00:00Z");
  });

  type Changes = Parameters<BookedWorldFixture["world"]["aBooking"]>[0];
  /** Creates a booking with a new driver, from 1 December 10:00 to 4 December 16:00. */
  const aBooking = async (changes: Changes = {}, driver: Parameters<typeof aUser>[1] = {}) => {
    const { id, email } = await aUser(database().db, driver);
    const booking = await world.aBooking({
      status: "reserved",
      driver_id: id,
      driver_email: email,
      language: "en",
      from_at: localTime("12-01T10:00"),
      to_at: localTime("12-04T16:00"),
      created_at: localTime("11-20T12:00"),
      deleted_at: null,
      ...changes,
    });
    return { id: booking, email };
  };
  /** Creates a booking whose payment was opened at 12:30 on 20 November and expired at 12:59. */
  const aCheckout = async (changes: Changes = {}, session: object = {}, driver = {}) => {
    const checkout = await aBooking({ status: "void", wants_checkout_reminder: true, ...changes }, driver);
    await database()
      .db.insertInto("payment_sessions")
      .values({
        id: randomUUID(),
        booking_id: checkout.id,
        purpose: "checkout",
        gateway: "sandbox",
        gateway_session_id: randomUUID(),
        url: "http://localhost:4100/pay",
        amount_millimes: 318_000,
        currency: "TND",
        state: "expired",
        failure: null,
        expires_at: localTime("11-20T13:00"),
        created_at: localTime("11-20T12:30"),
        created_by: null,
        settled_at: localTime("11-20T12:59"),
        next_check_at: null,
        ...session,
      })
      .execute();
    return checkout;
  };
  const remind = (env: Record<string, string> = {}) =>
    sendBookingReminders({
      ...api.dependencies,
      config: { ...api.config, ...createTestApp(database().db, { env }).config },
    });
  const kindsTo = async ({ email }: { email: string }) =>
    (await mailsTo(api, email)).map(({ kind }) => kind).toSorted();

  test("[NO7] [NO8] every booking gets each of its reminders once, at the right time", async () => {
    const { db } = database();
    const reviewed = await aBooking({ status: "paid" });
    await db
      .insertInto("reviews")
      .values({
        booking_id: reviewed.id,
        supplier_id: world.agency.id,
        car_id: world.car.id,
        user_id: null,
        author_name: "Amel",
        language: "fr",
        rating: 5,
        rented_car: true,
        agency_answered_calls: true,
        agency_cancelled_last_minute: false,
        car_eta: "onTime",
        created_at: localTime("12-04T17:00"),
      })
      .execute();
    const rebooked = await aCheckout();
    await aBooking({
      driver_id: (await world.read(rebooked.id)).driver_id,
      status: "cancelled",
      created_at: localTime("11-20T13:05"),
      deleted_at: null,
    });
    const heldCar = await world.aCar();
    await db
      .insertInto("holds")
      .values({
        id: randomUUID(),
        booking_id: reviewed.id,
        car_id: heldCar.id,
        period: `[${localTime("12-03T10:00").toISOString()},${localTime("12-05T10:00").toISOString()})`,
        expires_at: null,
      })
      .execute();
    const unavailableCar = await world.aCar({ availability: "unavailable" });
    const pickUp = "11-30T09:00 pickUpReminder";
    const dropOff = "12-04T09:00 dropOffReminder";
    const review = "12-05T09:00 reviewInvitation";
    const checkout = "11-20T14:00 checkoutReminder";
    const cases: [name: string, booking: { email: string }, mails: string[]][] = [
      ["reserved", await aBooking(), [pickUp, dropOff, review]],
      ["deposit", await aBooking({ status: "deposit" }), [pickUp, dropOff, review]],
      [
        "due back early",
        await aBooking({ to_at: localTime("12-04T10:30") }),
        [pickUp, "12-03T18:00 dropOffReminder", review],
      ],
      ["ends at night", await aBooking({ to_at: localTime("12-04T22:00") }), [pickUp, dropOff, review]],
      ["booked the day before", await aBooking({ created_at: localTime("11-30T08:00") }), [dropOff, review]],
      [
        "asked to cancel",
        await aBooking({ cancel_requested_at: localTime("11-29T08:00") }),
        [dropOff, review],
      ],
      ["reviewed", reviewed, [pickUp, dropOff]],
      ["mails turned off", await aBooking({}, { enable_email_notifications: false }), [pickUp, dropOff]],
      ["suspended", await aBooking({}, { account_status: "blocked" }), [pickUp, dropOff]],
      ["pending", await aBooking({ status: "pending" }), []],
      ["void", await aBooking({ status: "void" }), []],
      ["cancelled", await aBooking({ status: "cancelled" }), []],
      ["deleted", await aBooking({ deleted_at: localTime("11-21T12:00") }), []],
      ["unfinished checkout", await aCheckout(), [checkout]],
      ["without consent", await aCheckout({ wants_checkout_reminder: false }), []],
      ["payment open", await aCheckout({}, { state: "open", settled_at: null }), []],
      ["payment never opened", await aCheckout({}, { url: null, gateway_session_id: null }), []],
      ["paid and returned", await aCheckout({}, { state: "refunded" }), []],
      ["paid after all", await aCheckout({ status: "paid" }, { state: "paid" }), [pickUp, dropOff, review]],
      ["withdrawn", await aCheckout({ status: "cancelled" }), []],
      [
        "ended at night",
        await aCheckout({}, { settled_at: localTime("11-20T20:30") }),
        ["11-21T09:00 checkoutReminder"],
      ],
      ["booked again", rebooked, []],
      ["car taken", await aCheckout({ car_id: heldCar.id }), []],
      ["car not offered", await aCheckout({ car_id: unavailableCar.id }), []],
      ["too late", await aCheckout({ from_at: localTime("11-20T15:30") }), []],
      ["turned off", await aCheckout({}, {}, { enable_email_notifications: false }), []],
    ];
    const sentByCase = new Map(cases.map(([name]) => [name, [] as string[]]));
    const days = ["11-20", "11-21", "11-29", "11-30", "12-01", "12-03", "12-04", "12-05", "12-06"];
    for (const day of days) {
      for (const hour of ["08:59", "09:00", "14:00", "18:00", "20:59", "21:00"]) {
        if (day === "11-20" && hour < "13:30") continue;
        const time = `${day}T${hour}`;
        api.setTime(localTime(time).toISOString());
        await remind();
        const rows = await db.selectFrom("outbox").select(["kind", "recipient_address"]).execute();
        for (const [name, { email }] of cases) {
          for (const { kind, recipient_address } of rows)
            if (recipient_address === email) sentByCase.get(name)?.push(`${time} ${kind}`);
        }
        await db.deleteFrom("outbox").execute();
      }
    }
    expect(Object.fromEntries(sentByCase)).toEqual(
      Object.fromEntries(cases.map(([name, , mails]) => [name, mails])),
    );
  });

  test.each([
    ["pick_up", "11-30T12:00"],
    ["drop_off", "12-04T12:00"],
    ["review", "12-06T12:00"],
    ["unfinished_checkout", "11-20T18:00"],
  ] as const)(
    "[NO7] [NO8] %s: eight concurrent processes write one mail per booking, and a restarted process none",
    async (kind, time) => {
      const recipients = [];
      for (let index = 0; index < 3; index += 1)
        recipients.push(await (kind === "unfinished_checkout" ? aCheckout() : aBooking()));
      api.setTime(localTime(time).toISOString());
      const counts = await Promise.all(Array.from({ length: 8 }, () => remind({ REMINDERS: kind })));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
      for (const recipient of recipients) expect(await kindsTo(recipient)).toHaveLength(1);
      const { dependencies } = createTestApp(database().db, { now: localTime(time).toISOString() });
      await sendBookingReminders(dependencies);
      for (const recipient of recipients)
        expect(new Set(await kindsTo(recipient)).size).toBe((await kindsTo(recipient)).length);
      expect(await remind({ REMINDERS: kind })).toBe(0);
    },
  );

  test("[NO7] a disabled kind of reminder is not sent, and a run sends at most one batch", async () => {
    for (let index = 0; index < 3; index += 1) await aBooking();
    api.setTime(localTime("11-30T12:00").toISOString());
    const others = bookingReminders.filter((kind) => kind !== "pick_up");
    expect(await remind({ REMINDERS: others.join(",") })).toBe(0);
    const run = () => sendBookingReminders(api.dependencies, { batch: 2 });
    expect([await run(), await run(), await run()]).toEqual([2, 1, 0]);
  });

  test("[NO7] the mails have the meeting point, required documents, phone number and WhatsApp link, in each language", async () => {
    const expectedTexts = {
      fr: [
        /^Départ demain, mar\. 1er déc\. 2026 à 10:00/,
        /Hall des arrivées/,
        /permis de conduire.*passeport/,
        /Appelez Agence/,
      ],
      en: [
        /^Pick-up tomorrow, Tue 1 Dec 2026, 10:00/,
        /Arrivals hall/,
        /driving licence.*passport/,
        /Call Agence/,
      ],
      es: [
        /^Recogida mañana, mar, 1 dic 2026, 10:00/,
        /Sala de llegadas/,
        /permiso de conducir.*pasaporte/,
        /Llame a Agence/,
      ],
      ar: [
        /الثلاثاء 1 ديسمبر 2026 على الساعة 10:00/,
        /قاعة الوصول/,
        /رخصة السياقة.*جواز السفر/,
        /اتصل بوكالة \u2068Agence/,
      ],
    };
    for (const language of languages) {
      const { email } = await aBooking({ language });
      api.setTime(localTime("11-30T09:00").toISOString());
      await remind();
      api.setTime(localTime("12-04T09:00").toISOString());
      await remind();
      const mails = await mailsTo(api, email);
      const pickUp = mails.find(({ kind }) => kind === "pickUpReminder");
      for (const part of expectedTexts[language]) expect(`${pickUp?.subject}\n${pickUp?.text}`).toMatch(part);
      for (const kind of ["pickUpReminder", "dropOffReminder"]) {
        const mail = mails.find((candidate) => candidate.kind === kind);
        expect([mail?.language, mail?.unsubscribe]).toEqual([language, undefined]);
        expect(mail?.text).toMatch(/\+216\u00a071\u00a0000\u00a0111/);
        expect(mail?.text).toMatch(/https:\/\/wa\.me\/21671000111\?text=\S+/);
      }
    }
  });

  test("[RV4] a guest's review invitation links to setting a password; invitations and checkout reminders have an unsubscribe link", async () => {
    const guest = await aBooking({ is_guest: true }, { password_hash: null, activated_at: null });
    const driver = await aBooking();
    const unfinished = await aCheckout({ is_guest: true });
    api.setTime(localTime("11-20T18:00").toISOString());
    await remind();
    api.setTime(localTime("12-05T09:00").toISOString());
    await remind();
    const [guestMail] = await mailsTo(api, guest.email);
    const [driverMail] = await mailsTo(api, driver.email);
    const [checkoutMail] = await mailsTo(api, unfinished.email);
    expect(guestMail?.text).toMatch(/\/activate\?\S+/);
    expect(driverMail?.text).toContain(`/review?b=${driver.id}\n`);
    expect(checkoutMail?.text).toMatch(new RegExp(`/booking\\?b=${unfinished.id}&t=\\S+`));
    for (const mail of [guestMail, driverMail, checkoutMail])
      expect(mail?.unsubscribe).toContain("/api/unsubscribe/");
  });

  test("[NO7] drops a queued reminder once its time has passed or its booking is cancelled", async () => {
    const { db } = database();
    const sent: string[] = [];
    const deliver = () =>
      deliverOutbox(
        api.dependencies,
        ({ to }) => {
          sent.push(to.address);
          return Promise.resolve();
        },
        { prepare: (row) => prepareMail(row, api.dependencies) },
      );
    const [expired, cancelled, current] = [await aBooking(), await aBooking(), await aBooking()];
    api.setTime(localTime("11-30T20:59").toISOString());
    await remind();
    await db.updateTable("bookings").set({ status: "cancelled" }).where("id", "=", cancelled.id).execute();
    const expiredMail = db.updateTable("outbox").where("recipient_address", "=", expired.email);
    await expiredMail.set({ next_attempt_at: localTime("12-01T00:00") }).execute();
    await deliver();
    expect(sent).toEqual([current.email]);
    api.setTime(localTime("12-01T00:01").toISOString());
    await deliver();
    expect(sent).toEqual([current.email]);
    const waitingMails = db
      .selectFrom("outbox")
      .select("recipient_address")
      .where("kind", "=", "pickUpReminder");
    expect(await waitingMails.execute()).toEqual([{ recipient_address: current.email }]);
  });
});
