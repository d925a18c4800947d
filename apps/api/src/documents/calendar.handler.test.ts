import { randomUUID } from "node:crypto";
import { bookingStatuses } from "@sayara/domain/booking/BookingStatus";
import { beforeAll, describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPerson, type TestPerson } from "#api/testing/data/aPerson.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let booking: { bookingId: string; reference: string; token: string };
  let people: Record<string, TestPerson>;

  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    world = await aCatalogue(db, { address: "12, rue du Lac; Les Berges, Tunis" });
    const otherCatalogue = await aCatalogue(db);
    people = {
      stranger: await aPerson(api),
      agency: await aPerson(api, { type: "supplier", supplier_id: world.agency.id }),
      rival: await aPerson(api, { type: "supplier", supplier_id: otherCatalogue.agency.id }),
    };
    const instructions = { fr: "Hall des arrivées", en: "Arrivals hall", es: "Sala de llegadas" };
    await db
      .insertInto("meeting_places")
      .values({
        supplier_id: world.agency.id,
        location_id: world.tunis.id,
        latitude: 36.851,
        longitude: 10.227,
        instructions: JSON.stringify(instructions),
      })
      .execute();
    booking = (await api.checkOut(aCheckout(world))).json;
  });

  const fetchFile = (id: string, { token, caller }: { token?: string; caller?: string } = {}) =>
    api.request(`/api/calendar/${id}${token === undefined ? "" : `?token=${token}`}`, {
      ...(caller !== undefined && { cookie: people[caller]?.cookie ?? "" }),
    });
  /** Returns the unfolded lines of each event. */
  const eventsOf = async (target: typeof booking = booking) => {
    const { text } = await fetchFile(target.bookingId, target);
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    const starts = lines.flatMap((line, at) => (line === "BEGIN:VEVENT" ? [at] : []));
    return starts.map((at) => lines.slice(at, lines.indexOf("END:VEVENT", at)));
  };
  const update = (changes: object) =>
    database().db.updateTable("bookings").set(changes).where("id", "=", booking.bookingId).execute();

  test("the file has pick-up and drop-off with place, address, phone and reference", async () => {
    const [pickup = [], dropOff = []] = await eventsOf();
    expect(pickup).toEqual(
      expect.arrayContaining([
        "DTSTART:20261201T090000Z",
        "DTEND:20261201T093000Z",
        "SUMMARY:Départ\u00a0: Kia Picanto",
        "LOCATION:Tunis",
        "GEO:36.851;10.227",
        "STATUS:TENTATIVE",
        `URL;VALUE=URI:http://localhost:3000/booking?b=${booking.bookingId}`,
      ]),
    );
    expect(dropOff).toEqual(
      expect.arrayContaining(["DTSTART:20261204T090000Z", "SUMMARY:Retour\u00a0: Kia Picanto"]),
    );
    const description = pickup.find((line) => line.startsWith("DESCRIPTION:"));
    for (const text of [
      `Référence\u00a0: ${booking.reference}`,
      "L’agence n’a pas encore confirmé cette réservation.",
      "mar. 1er déc. 2026 à 10:00\\, heure locale",
      "Hall des arrivées",
      "Agence\u00a0: Agence Caroubier",
      "Téléphone\u00a0: +216\u00a071\u00a0000\u00a0111",
      "Adresse\u00a0: 12\\, rue du Lac\\; Les Berges\\, Tunis",
    ]) {
      expect(description).toContain(text);
    }
  });

  test("an Arabic file folds lines between letters, isolates its values, and has no isolates in its link", async () => {
    await update({ language: "ar" });
    const { text } = await fetchFile(booking.bookingId, booking);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.isWellFormed()).toBe(true);
    const [pickup = []] = await eventsOf();
    expect(pickup).toContain("SUMMARY:الاستلام: \u2068Kia Picanto\u2069");
    const description = pickup.find((line) => line.startsWith("DESCRIPTION:"));
    expect(description).toContain("\u2068الثلاثاء 1 ديسمبر 2026 على الساعة 10:00\u2069");
    expect(description).toContain("\u2068+216\u00a071\u00a0000\u00a0111\u2069");
    expect(description).toMatch(/ http:\/\/localhost:3000\/booking\?b=[\w-]+$/);
    await update({ language: "fr" });
  });

  test("[FE11] the pick-up of a delivered car is at the delivery address, without the meeting point", async () => {
    await update({ delivery_address: "12, rue de Marseille" });
    const [pickup = []] = await eventsOf();
    expect(pickup).toContain("LOCATION:12\\, rue de Marseille");
    expect(pickup.join()).not.toContain("GEO:");
    expect(pickup.join()).not.toContain("Hall des arrivées");
    await update({ delivery_address: null });
  });

  test("[FE15] the drop-off of a collected car is at the collection address, without the meeting point", async () => {
    await update({ collection_address: "3, avenue de Carthage" });
    const [, dropOff = []] = await eventsOf();
    expect(dropOff).toContain("LOCATION:3\\, avenue de Carthage");
    expect(dropOff.join()).not.toContain("GEO:");
    await update({ collection_address: null });
  });

  test("the file is private, named after the reference, and without a token", async () => {
    const { headers, text } = await fetchFile(booking.bookingId, booking);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${booking.reference}.ics"`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(text.replaceAll("\r\n ", "")).not.toContain(booking.token);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    // Octets per line (RFC 5545, 3.1).
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test("events have alarms the day before and 2 hours before, except cancelled ones", async () => {
    const alarmsOf = (events: string[][]) =>
      events.map((event) => event.filter((line) => /^(TRIGGER|ACTION)/.test(line)));
    const bothAlarms = ["ACTION:DISPLAY", "TRIGGER:-P1D", "ACTION:DISPLAY", "TRIGGER:-PT2H"];
    expect(alarmsOf(await eventsOf())).toEqual([bothAlarms, bothAlarms]);
    await update({ status: "cancelled" });
    expect(alarmsOf(await eventsOf())).toEqual([[], []]);
    await update({ status: "pending" });
  });

  test("a changed booking keeps its events' ids and raises their sequence", async () => {
    const idsOf = (events: string[][]) => events.flat().filter((line) => line.startsWith("UID:"));
    const before = await eventsOf();
    await update({ status: "reserved", version: 7, lapses_at: null });
    const after = await eventsOf();
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(new Set(idsOf(after)).size).toBe(2);
    for (const event of after)
      expect(event).toEqual(expect.arrayContaining(["SEQUENCE:7", "STATUS:CONFIRMED"]));
  });

  test.each(bookingStatuses)("the events of a %s booking have its status", async (status) => {
    await update({ status, lapses_at: new Date("2026-11-20T13:00:00Z") });
    const [pickup = []] = await eventsOf();
    const expectedStatuses = { void: "TENTATIVE", pending: "TENTATIVE", cancelled: "CANCELLED" } as const;
    expect(pickup).toContain(
      `STATUS:${status in expectedStatuses ? expectedStatuses[status as "void"] : "CONFIRMED"}`,
    );
  });

  test("an online checkout that was never paid has no file", async () => {
    await update({ status: "void", lapses_at: new Date("2026-11-20T12:00:00Z") });
    expect((await fetchFile(booking.bookingId, booking)).status).toBe(404);
    expect((await fetchFile(booking.bookingId, booking)).status).toBe(404);
    await update({ status: "pending", lapses_at: new Date("2026-11-20T14:00:00Z") });
  });

  test("[RO1] only callers who may see the booking can open the file", async () => {
    expect((await fetchFile(booking.bookingId, { caller: "agency" })).status).toBe(200);
    for (const caller of ["stranger", "rival"]) {
      expect((await fetchFile(booking.bookingId, { caller })).status).toBe(404);
      expect((await fetchFile(randomUUID(), { caller })).status).toBe(404);
    }
    expect((await fetchFile(booking.bookingId)).status).toBe(401);
    expect((await fetchFile(booking.bookingId, { token: `${booking.token}x` })).status).toBe(401);
  });
});
