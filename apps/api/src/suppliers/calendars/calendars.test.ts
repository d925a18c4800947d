import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCalendar } from "#api/testing/data/aCalendar.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { createCalendarReader } from "./reading/createCalendarReader.ts";
import type { FetchCalendar, FetchedCalendar } from "./reading/fetchCalendar.ts";
import { readDueSources, readSourceNow } from "./readSource.ts";

const december = (day: number) => `2026-12-${String(day).padStart(2, "0")}`;
/** Returns an event of whole days in December 2026. */
const days = (uid: string, from: number, to: number, more = "") =>
  `UID:${uid}\nDTSTART;VALUE=DATE:202612${String(from).padStart(2, "0")}\nDTEND;VALUE=DATE:202612${String(to).padStart(2, "0")}${more}`;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  /** The response of the stand-in for the other server, and the requests it received. */
  let answer: FetchedCalendar | (() => Promise<FetchedCalendar>);
  let asked: Parameters<FetchCalendar>[] = [];
  beforeAll(async () => {
    const fetchCalendar: FetchCalendar = async (...request) => {
      asked.push(request);
      return typeof answer === "function" ? answer() : answer;
    };
    const { config, dependencies } = createTestApp(database().db);
    const calendars = createCalendarReader(
      { config, logger: dependencies.logger },
      { fetchCalendar, parseTimeout: 60_000 },
    );
    api = createTestApp(database().db, { calendars });
    portal = await aPortal(api, database().db);
    await database()
      .db.updateTable("suppliers")
      .set({ turnaround_minutes: 60 })
      .where("id", "=", portal.agency.id)
      .execute();
  }, 120_000);

  type Car = { id: string };
  const events = (...texts: string[]): FetchedCalendar => ({
    outcome: "fetched",
    text: aCalendar(...texts),
    etag: '"v1"',
    lastModified: null,
  });
  const tools = () => ({ ...api.dependencies, db: database().db });
  const call = (path: string, body: object = {}) => portal.call("desk", path, { body });
  const add = async (car: Car, name = "Turo") => {
    asked = [];
    const body = { carId: car.id, name, address: "webcal://calendar.example/secret-1.ics" };
    const { json } = await call("/api/add-calendar-source/own", body);
    return json.sources.find(
      (one: { carId: string; name: string }) => one.carId === car.id && one.name === name,
    );
  };
  const list = async () => (await portal.call("accountant", "/api/supplier-calendars/own")).json;
  const sourceOf = async (id: string) => (await list()).sources.find((one: { id: string }) => one.id === id);
  const conflictsOf = async (car: Car) =>
    (await list()).conflicts.filter((one: { carId: string }) => one.carId === car.id);
  /**
   * Reads a calendar with `next` as the server's response. `at` sets the time only for this reading, so that
   * no session expires.
   */
  const read = async (id: string, next: typeof answer, at?: string) => {
    answer = next;
    await readSourceNow(id, { ...tools(), ...(at !== undefined && { clock: () => new Date(at) }) });
  };
  const blocksOf = async (car: Car) => {
    const { json } = await portal.call("desk", "/api/supplier-timeline/own?from=2026-12-01&days=31");
    const row = json.cars.find(({ id }: { id: string }) => id === car.id);
    return row.blocks.map(
      ({ kind, from, to, note }: Record<string, string>) =>
        `${kind} ${from?.slice(8, 13)} ${to?.slice(8, 13)} ${note}`,
    );
  };
  const mails = () =>
    database()
      .db.selectFrom("outbox")
      .select(["data", "recipient_address"])
      .where("kind", "=", "calendarConflicts")
      .execute();

  test("[CF4, CF6, BL6] an event of a calendar blocks its car, and people cannot change the block", async () => {
    const car = await portal.aCar();
    answer = events(days("a", 10, 12, "\nSUMMARY:Reserved"), days("b", 20, 21));
    const source = await add(car);
    expect(source).toMatchObject({
      name: "Turo",
      host: "calendar.example",
      problem: null,
      events: 2,
      unknownZones: [],
      succeededAt: "2026-11-20T12:00:00.000Z",
    });
    expect(asked[0]?.[0]).toBe("https://calendar.example/secret-1.ics");
    expect(await blocksOf(car)).toEqual([
      "imported 09T23 11T23 Turo · Reserved",
      "imported 19T23 20T23 Turo",
    ]);
    const rental = { from: `${december(11)}T10:00:00+01:00`, to: `${december(13)}T10:00:00+01:00` };
    const order = aCheckout({ ...portal, car }, { rental, total: 212 });
    expect((await api.checkOut(order, { address: "10.1.0.1" })).json.code).toBe("car_taken");
    const { id } = await database()
      .db.selectFrom("blocks")
      .select("id")
      .where("car_id", "=", car.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    const refused = await portal.call("owner", `/api/delete-block/own/${id}`, { body: { version: 1 } });
    expect(refused.json.code).toBe("not_allowed");
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select("after")
      .where("subject_id", "=", source.id)
      .execute();
    expect(edits).toEqual([{ after: { carId: car.id, name: "Turo", host: "calendar.example" } }]);
  });

  test("[CF8] a moved event moves its block, a removed event deletes it, and the block of a past event stays", async () => {
    const car = await portal.aCar();
    answer = events(days("a", 2, 4), days("b", 10, 12), days("c", 20, 22), days("d", 24, 26));
    const { id } = await add(car);
    // The events swap their days, so no order of writes works unless all holds are deleted first.
    await read(id, events(days("a", 10, 12), days("b", 2, 5), days("d", 25, 27)));
    expect(await blocksOf(car)).toEqual([
      "imported 01T23 04T23 Turo",
      "imported 09T23 11T23 Turo",
      "imported 24T23 26T23 Turo",
    ]);
    // Some calendars generate new ids for each response. Their blocks stay the same.
    const idsOf = () =>
      database()
        .db.selectFrom("blocks")
        .select(["id", "version"])
        .where("car_id", "=", car.id)
        .orderBy("id")
        .execute();
    const before = await idsOf();
    await read(id, events(days("x", 10, 12), days("y", 2, 5), days("z", 25, 27)));
    expect((await idsOf()).map((block) => block.id)).toEqual(before.map((block) => block.id));
    await read(id, events(days("z", 25, 27)), "2026-12-15T12:00:00Z");
    expect(await blocksOf(car)).toHaveLength(3);
    await call(`/api/remove-calendar-source/own/${id}`);
    expect(await blocksOf(car)).toHaveLength(2);
    expect(await sourceOf(id)).toBeUndefined();
  });

  test("[CF6] events of one calendar that overlap or follow each other do not conflict", async () => {
    const car = await portal.aCar();
    answer = events(
      days("a", 2, 5, "\nSUMMARY:One"),
      days("b", 4, 7, "\nSUMMARY:Two"),
      days("c", 7, 9),
      days("c", 12, 13),
    );
    const { id } = await add(car);
    expect(await conflictsOf(car)).toEqual([]);
    expect(await blocksOf(car)).toEqual([
      "imported 01T23 06T23 Turo · One, Two",
      "imported 06T23 08T23 Turo",
      "imported 11T23 12T23 Turo",
    ]);
    const holds = () =>
      database()
        .db.selectFrom("holds")
        .select(({ fn }) => fn<Date>("upper", ["period"]).as("end"))
        .where("car_id", "=", car.id)
        .orderBy("end")
        .execute();
    const ends = async () => (await holds()).map(({ end }) => new Date(end).toISOString().slice(8, 13));
    expect(await ends()).toEqual(["06T23", "09T00", "13T00"]);
    await read(id, events(days("a", 2, 5)));
    expect(await ends()).toEqual(["05T00"]);
  });

  test("[CF9] a conflict is mailed once, its free days are blocked at once, and the other days after the conflict ends", async () => {
    const car = await portal.aCar();
    const { bookingId } = (await api.checkOut(aCheckout({ ...portal, car }), { address: "10.1.0.2" })).json;
    const sent = (await mails()).length;
    answer = events(days("a", 2, 6, "\nSUMMARY:Reserved"), days("b", 20, 22));
    const { id } = await add(car);
    const [conflict] = await conflictsOf(car);
    expect(conflict).toMatchObject({
      source: "Turo",
      summary: "Reserved",
      from: "2026-12-01T23:00:00.000Z",
      collision: {
        kind: "booking",
        bookingId,
        from: "2026-12-01T09:00:00.000Z",
        to: "2026-12-04T09:00:00.000Z",
      },
    });
    // The agency's turnaround after the booking is 60 minutes.
    const parts = ["imported 04T10 05T23 Turo · Reserved", "imported 19T23 21T23 Turo"];
    expect(await blocksOf(car)).toEqual(parts);
    const blockIds = () =>
      database().db.selectFrom("blocks").select("id").where("car_id", "=", car.id).orderBy("id").execute();
    const before = await blockIds();
    await read(id, events(days("a", 2, 6, "\nSUMMARY:Reserved"), days("b", 20, 22)));
    await read(id, { outcome: "unchanged" });
    expect(await blocksOf(car)).toEqual(parts);
    expect(await blockIds()).toEqual(before);
    expect(await conflictsOf(car)).toEqual([{ ...conflict, collision: conflict.collision }]);
    const written = (await mails()).slice(sent);
    const { owner, manager, desk } = portal.people;
    expect(written.map(({ recipient_address: to }) => to).toSorted()).toEqual(
      [owner, manager, desk].map(({ email }) => email).toSorted(),
    );
    expect(written[0]?.data).toMatchObject({
      calendar: "Turo",
      conflicts: [{ reference: conflict.collision.reference }],
      more: 0,
    });

    await database().db.deleteFrom("holds").where("booking_id", "=", bookingId).execute();
    // The calendar is unchanged, but the booking in its way is gone.
    await read(id, { outcome: "unchanged" });
    expect(await conflictsOf(car)).toEqual([]);
    expect(await blocksOf(car)).toEqual([
      "imported 01T23 05T23 Turo · Reserved",
      "imported 19T23 21T23 Turo",
    ]);
    expect((await mails()).length).toBe(sent + written.length);
  });

  test("[CF9] an event that moves onto a block frees its old days, and two calendars do not overwrite each other", async () => {
    const car = await portal.aCar();
    answer = events(days("a", 2, 4));
    const first = await add(car, "First");
    answer = events(days("b", 10, 12));
    await add(car, "Second");
    await read(first.id, events(days("a", 11, 14)));
    // The second calendar's event also holds the turnaround of 60 minutes.
    expect(await blocksOf(car)).toEqual(["imported 09T23 11T23 Second", "imported 12T00 13T23 First"]);
    expect(
      (await conflictsOf(car)).map(({ collision }: { collision: { kind: string } }) => collision.kind),
    ).toEqual(["imported"]);
    // The event moves so that the second calendar's event is in its middle.
    await read(first.id, events(days("a", 8, 16)));
    expect(await blocksOf(car)).toEqual([
      "imported 07T23 09T23 First",
      "imported 09T23 11T23 Second",
      "imported 12T00 15T23 First",
    ]);
    await read(first.id, events());
    expect(await conflictsOf(car)).toEqual([]);
    expect(await blocksOf(car)).toEqual(["imported 09T23 11T23 Second"]);
    // Removing the calendar deletes the blocks of the event's parts.
    await read(first.id, events(days("a", 8, 16)));
    await call(`/api/remove-calendar-source/own/${first.id}`);
    expect(await blocksOf(car)).toEqual(["imported 09T23 11T23 Second"]);
  });

  test("[CF5, CF7] a failed reading changes no block and shows its reason, and unknown time zones are shown", async () => {
    const car = await portal.aCar();
    answer = events("UID:a\nDTSTART;TZID=Mars/Base:20261210T100000\nDTEND;TZID=Mars/Base:20261212T100000");
    const { id, unknownZones } = await add(car);
    expect(unknownZones).toEqual(["Mars/Base"]);
    api.setTime("2026-11-20T13:00:00Z");
    await read(id, { outcome: "failed", problem: "refused" });
    expect(await sourceOf(id)).toMatchObject({
      problem: "refused",
      readAt: "2026-11-20T13:00:00.000Z",
      succeededAt: "2026-11-20T12:00:00.000Z",
      events: 1,
    });
    await read(id, { outcome: "fetched", text: "BEGIN:VCALENDAR\r\n", etag: null, lastModified: null });
    expect((await sourceOf(id)).problem).toBe("not_a_calendar");
    expect(await blocksOf(car)).toHaveLength(1);
    await read(id, events());
    expect(await sourceOf(id)).toMatchObject({ problem: null, events: 0 });
    api.setTime("2026-11-20T12:00:00Z");
  });

  test("[CF4] calendars are read every 15 minutes with a conditional request, and once a day in full", async () => {
    const car = await portal.aCar();
    answer = events(days("a", 10, 12));
    const { id } = await add(car);
    const isAsked = async (at: string) => {
      api.setTime(at);
      asked = [];
      answer = { outcome: "unchanged" };
      await readDueSources(tools());
      return asked.map(([, validators]) => validators.etag).at(-1);
    };
    await database().db.deleteFrom("calendar_sources").where("id", "!=", id).execute();
    expect(await isAsked("2026-11-20T12:14:59Z")).toBeUndefined();
    expect(await isAsked("2026-11-20T12:15:00Z")).toBe('"v1"');
    expect(await isAsked("2026-11-20T12:29:00Z")).toBeUndefined();
    expect(await isAsked("2026-11-21T12:00:00Z")).toBeNull();
    api.setTime("2026-11-20T12:00:00Z");
  });

  test("a reading writes nothing if its calendar is removed or read again during the fetch", async () => {
    const car = await portal.aCar();
    answer = events();
    const { id } = await add(car);
    await read(id, async () => {
      answer = events(days("newer", 20, 21));
      await readSourceNow(id, tools());
      return events(days("older", 10, 11));
    });
    expect(await blocksOf(car)).toEqual(["imported 19T23 20T23 Turo"]);
    await read(id, async () => {
      await call(`/api/remove-calendar-source/own/${id}`);
      return events(days("a", 10, 11));
    });
    expect(await blocksOf(car)).toEqual([]);
  });

  test("[CF4] a calendar's address must use https, and another agency cannot read or remove the calendar", async () => {
    const car = await portal.aCar();
    answer = events();
    for (const address of [
      "http://calendar.example/a.ics",
      "https://user@calendar.example/",
      "calendar",
      "ftp://a/",
    ]) {
      const { json } = await call("/api/add-calendar-source/own", { carId: car.id, name: "Turo", address });
      expect([address, json.fields]).toEqual([address, { address: "calendar_address_invalid" }]);
    }
    const body = { carId: portal.rival.car.id, name: "Turo", address: "https://calendar.example/a.ics" };
    expect((await call("/api/add-calendar-source/own", body)).status).toBe(404);
    const { id } = await add(car);
    for (const path of ["read", "remove"]) {
      const { status } = await portal.call("rival", `/api/${path}-calendar-source/own/${id}`, {
        method: "POST",
      });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test("[CF1, CF2, CF3] a secret address returns bookings and blocks without personal data until it is revoked", async () => {
    const car = await portal.aCar({ name: "Kia Picanto" });
    const driver = { fullName: "Hela Mansouri" };
    const { bookingId } = (
      await api.checkOut(aCheckout({ ...portal, car }, { driver }), { address: "10.1.0.3" })
    ).json;
    const walkIn = { customer: "Zied Trabelsi", phone: "20 123 456", price: null, contractNumber: "" };
    const block = {
      carId: car.id,
      kind: "walkIn",
      walkIn,
      note: "Private",
      from: `${december(10)}T10:00:00+01:00`,
      to: `${december(12)}T10:00:00+01:00`,
    };
    await call("/api/create-block/own", { block });
    answer = events(days("a", 20, 22, "\nSUMMARY:Imported"));
    await add(car);
    const create = async (carId: string | null) =>
      (await call("/api/create-calendar-feed/own", { carId })).json;
    const { address, calendars } = await create(car.id);
    const path = new URL(address).pathname;
    const { status, text, headers } = await api.request(path, { address: "10.2.0.1" });
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(text).toContain("Kia Picanto");
    expect(text).toContain("DTSTART:20261210T090000Z");
    for (const secret of ["Hela", "Zied", "20123456", "Private", "Imported"])
      expect(text).not.toContain(secret);
    const etag = headers.get("etag") ?? "";
    const again = await api.request(path, { address: "10.2.0.1", headers: { "if-none-match": etag } });
    expect([again.status, again.text]).toEqual([304, ""]);
    await database().db.deleteFrom("blocks").where("kind", "=", "walkIn").execute();
    const changed = await api.request(path, { address: "10.2.0.1", headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);

    // No list contains the address, because only its hash is stored.
    expect(JSON.stringify(calendars)).not.toContain(path.slice(-20));
    const fleet = await create(null);
    expect((await api.request(new URL(fleet.address).pathname)).text).toContain(bookingId);
    const renewed = await create(car.id);
    const statusOf = async (url: string) => (await api.request(new URL(url).pathname)).status;
    expect([await statusOf(address), await statusOf(renewed.address)]).toEqual([404, 200]);
    const { feeds } = renewed.calendars;
    expect(feeds.map((feed: { carName: string | null }) => feed.carName)).toEqual([null, "Kia Picanto"]);
    await call(`/api/revoke-calendar-feed/own/${feeds[1].id}`);
    expect(await statusOf(renewed.address)).toBe(404);
    const missing = await api.request("/api/calendar-feed/x.ics");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await call("/api/create-calendar-feed/own", { carId: portal.rival.car.id })).status).toBe(404);
  });

  test("[CF3] events from the marketplace's own calendars are not imported", async () => {
    const car = await portal.aCar();
    await api.checkOut(aCheckout({ ...portal, car }), { address: "10.1.0.4" });
    const { json } = await call("/api/create-calendar-feed/own", { carId: car.id });
    const { text } = await api.request(new URL(json.address).pathname);
    answer = { outcome: "fetched", text, etag: null, lastModified: null };
    const { events: count } = await add(car);
    expect([count, await conflictsOf(car)]).toEqual([0, []]);
  });
});
