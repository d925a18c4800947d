import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { countTrips } from "@sayara/api/bookings/read/countTrips";
import type { Database } from "@sayara/api/database/Schema";
import { accountCalls } from "@sayara/api/testing/calls/accountCalls";
import { cookieOf, createTestApp } from "@sayara/api/testing/createTestApp";
import { linkTo } from "@sayara/api/testing/standIns/mailbox";
import { engines, withDatabase } from "@sayara/api/testing/withDatabase";
import { importBookCars } from "./importBookCars.ts";
import { formatOmission } from "./Omission.ts";
import { readBookCars, type ReadExport } from "./read/readBookCars.ts";

const now = new Date("2026-11-20T12:00:00Z");
const folder = join(import.meta.dirname, "fixtures");
const files = readdirSync(folder).map((name) => join(folder, name));
const id = (number: number) => `65a1${number.toString(16).padStart(20, "0")}`;
const NO_ROW = "00000000-0000-0000-0000-000000000000";
const [jasminId, medinaId, inesId, walidId] = [id(0x10), id(0x11), id(0x20), id(0x22)];

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  beforeEach(async () => {
    const { db } = database();
    const tables = [
      "holds",
      "payments",
      "bookings",
      "outbox",
      "mailed_tokens",
      "users",
      "cars",
      "supplier_locations",
      "ledger",
      "suppliers",
      "locations",
      "countries",
      "catalogue_sources",
    ] as const;
    await sql`alter table ledger disable trigger ledger_append_only`.execute(db);
    for (const table of tables) await db.deleteFrom(table).execute();
    await sql`alter table ledger enable trigger ledger_append_only`.execute(db);
  });

  async function importFixtures(
    options: { isDryRun?: boolean; isInviting?: boolean; read?: ReadExport } = {},
  ) {
    const { db } = database();
    const { dependencies } = createTestApp(db);
    const readExport = options.read ?? (await readBookCars(files));
    if ("problems" in readExport) throw new Error(JSON.stringify(readExport.problems));
    const outcome = await importBookCars(db, readExport, {
      now,
      config: dependencies.config,
      files: { put: () => Promise.reject(new Error("no picture")) } as never,
      randomBytes,
      isDryRun: options.isDryRun ?? false,
      isInviting: options.isInviting ?? false,
    });
    if ("problems" in outcome) throw new Error(JSON.stringify(outcome.problems));
    return outcome;
  }
  const rowOf = async (type: string, externalId: string) =>
    (
      await database()
        .db.selectFrom("catalogue_sources")
        .select("row_id")
        .where("type", "=", type)
        .where("external_id", "=", externalId)
        .executeTakeFirst()
    )?.row_id ?? NO_ROW;
  const bookingOf = async (number: number) =>
    database()
      .db.selectFrom("bookings")
      .selectAll()
      .where("id", "=", await rowOf("booking", id(number)))
      .executeTakeFirst();

  test("imports places, agencies, cars and prices, and the site's API calls return them", async () => {
    const { db } = database();
    const { tallies } = await importFixtures();
    expect(tallies).toMatchObject({
      place: { created: 2 },
      agency: { created: 2 },
      car: { created: 3 },
      price: { created: 1 },
      account: { created: 5 },
      booking: { created: 7 },
    });
    const { request } = createTestApp(db, { now: now.toISOString() });
    const places = await request("/api/locations/1/10/es");
    expect(
      places.json.items.map(({ slug, name, kind }: Record<string, string>) => [slug, name, kind]),
    ).toEqual(
      expect.arrayContaining([
        ["tunis", "Túnez", "city"],
        ["aeroport-de-tunis-carthage", "Aéroport de Tunis-Carthage", "airport"],
      ]),
    );
    const agency = await request("/api/supplier/jasmin-location");
    expect(agency.json).toMatchObject({
      name: "Jasmin Location",
      bio: "Agence familiale depuis 1998.",
      address: "12, rue de Marseille, Tunis",
    });
    const car = await request(`/api/car/renault-clio-${id(0x240)}/fr`);
    expect(car.json.car).toMatchObject({
      name: "Renault Clio",
      dailyPrice: 80,
      deposit: 900,
      minimumAge: 23,
      minimumRentalDays: 2,
      theftProtection: 6,
      amendments: -1,
      co2: 118,
      // Midnight in Tunis, which the export writes in UTC.
      periodicPrices: [{ startDate: "2027-07-01", endDate: "2027-08-31", dailyPrice: 120.5 }],
      multimedia: expect.arrayContaining(["bluetooth", "touchscreen"]),
      availability: "available",
    });
    const sorento = await request(`/api/car/kia-sorento-${id(0x241)}/fr`);
    expect(sorento.json.car).toMatchObject({
      range: "maxi",
      body: "sevenSeater",
      fuelPolicy: "likeForlike",
      availability: "unavailable",
    });
    const meeting = await db.selectFrom("meeting_places").selectAll().execute();
    expect(meeting).toHaveLength(2);
    expect(meeting[0]).toMatchObject({
      latitude: 36.8489,
      instructions: { fr: "Parking P2, devant les arrivées", en: "Car park P2, in front of arrivals" },
    });
  });

  test("imported accounts have no password, an unconfirmed address, and by default receive no mail", async () => {
    const { db } = database();
    await importFixtures();
    const accounts = await db.selectFrom("users").selectAll().execute();
    expect(accounts.map(({ password_hash, activated_at }) => [password_hash, activated_at])).toEqual(
      accounts.map(() => [null, null]),
    );
    const byId = new Map(accounts.map((account) => [account.id, account]));
    expect(byId.get(await rowOf("account", inesId))).toMatchObject({
      type: "user",
      email: "ines.mrabet@courrier.example",
      phone: "+21698123456",
      birth_date: "1992-05-10",
      language: "fr",
      enable_email_notifications: false,
    });
    expect(byId.get(await rowOf("account", walidId))).toMatchObject({ account_status: "blocked" });
    expect(byId.get(await rowOf("account", jasminId))).toMatchObject({
      type: "supplier",
      supplier_id: await rowOf("agency", jasminId),
    });
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
  });

  test("mails each unblocked account a link to set a password, on request", async () => {
    await importFixtures({ isInviting: true });
    const mails = await database().db.selectFrom("outbox").select(["kind", "recipient_address"]).execute();
    expect(mails.map(({ kind }) => kind)).toEqual(mails.map(() => "accountActivation"));
    expect(mails.map(({ recipient_address }) => recipient_address).toSorted()).toEqual([
      "bonjour@medina-cars.example",
      "contact@jasmin-location.example",
      "ines.mrabet@courrier.example",
      "peter.novak@mail.example",
    ]);
  });

  test("bookings keep dates, status and total; their lines add up; finished bookings count as trips", async () => {
    const { db } = database();
    await importFixtures();
    const past = await bookingOf(0x300);
    expect(past).toMatchObject({ status: "paid", total_millimes: 250_000, driver_full_name: "Inès Mrabet" });
    expect(past?.quote).toMatchObject({ days: 3, rental: 250, total: 250 });
    const lines = past?.quote.lines.map(({ date, price }) => [date, price]);
    expect(lines).toEqual([
      ["2025-03-01", 83.34],
      ["2025-03-02", 83.33],
      ["2025-03-03", 83.33],
    ]);
    const future = await bookingOf(0x301);
    expect(future).toMatchObject({
      status: "paid",
      options: ["cancellation", "theftProtection", "additionalDriver"],
      additional_driver: { fullName: "Sami Mrabet", phone: "+21655123456", birthDate: "1991-01-11" },
    });
    const payments = await db.selectFrom("payments").select(["booking_id", "amount_millimes"]).execute();
    expect(payments).toEqual(
      expect.arrayContaining([
        { booking_id: past?.id, amount_millimes: 250_000 },
        { booking_id: future?.id, amount_millimes: 340_100 },
      ]),
    );
    expect(await bookingOf(0x305)).toMatchObject({ status: "cancelled", cancelled_by: "system" });
    expect(await bookingOf(0x304)).toMatchObject({
      status: "pending",
      lapses_at: new Date("2026-11-22T12:00:00Z"),
      supplier_id: await rowOf("agency", medinaId),
    });
    expect(await bookingOf(0x303)).toMatchObject({ status: "reserved", cancel_requested_at: now });
    await countTrips(db, now);
    const clio = db
      .selectFrom("cars")
      .select("trips")
      .where("id", "=", past?.car_id ?? "");
    expect(await clio.executeTakeFirst()).toEqual({ trips: 1 });
  });

  test("a driver who sets a password through Forgot password finds the imported bookings", async () => {
    const { db } = database();
    await importFixtures();
    const api = createTestApp(db, { now: now.toISOString() });
    const { email } = await db
      .selectFrom("users")
      .select("email")
      .where("id", "=", await rowOf("account", inesId))
      .executeTakeFirstOrThrow();
    await api.request(`/api/resend/frontend/${encodeURIComponent(email)}/true`, { method: "POST" });
    const { activate, signIn } = accountCalls(() => api);
    expect((await activate(await linkTo(api, email, "passwordReset"), "dattes-et-figues")).status).toBe(200);
    const cookie = cookieOf(await signIn(email, "dattes-et-figues"));
    const { json } = await api.request("/api/bookings/1/20/fr", { body: {}, cookie });
    expect(json.items.map(({ status, total }: { status: string; total: number }) => [status, total])).toEqual(
      expect.arrayContaining([
        ["paid", 250],
        ["paid", 340.1],
        ["reserved", 250],
        ["cancelled", 100.01],
      ]),
    );
    const bookingId = (await bookingOf(0x301))?.id ?? "";
    const page = await api.request(`/api/booking/${bookingId}/fr`, { cookie });
    expect(page.json).toMatchObject({
      total: 340.1,
      receipt: null,
      payments: [{ amount: 340.1, gateway: null }],
    });
  });

  test("imports the earlier of two overlapping bookings and stores its hold on the car", async () => {
    const { omissions } = await importFixtures();
    expect(await bookingOf(0x302)).toBeUndefined();
    expect(omissions.filter((line) => line.id === id(0x302)).map(formatOmission)).toEqual([
      `${join(folder, "Booking.jsonl")}, line 3, ${id(0x302)}: from overlaps another booking of the car: the booking is not carried`,
    ]);
    const holds = await database().db.selectFrom("holds").select(["booking_id", "expires_at"]).execute();
    expect(holds).toHaveLength(4);
    expect(holds).toContainEqual({ booking_id: (await bookingOf(0x301))?.id, expires_at: null });
    expect(holds).toContainEqual({
      booking_id: (await bookingOf(0x304))?.id,
      expires_at: new Date("2026-11-22T12:00:00Z"),
    });
  });

  test("reports each record or field that cannot be imported once, with the reason", async () => {
    const { omissions } = await importFixtures();
    const lines = omissions
      .filter(({ field }) => field !== "image")
      .map(({ id: record = "", field, reason }) => `${record.slice(-3)} ${field} ${reason}`);
    expect(lines.toSorted()).toMatchInlineSnapshot(`
      [
        "010 avatar is the name of a file, which the export lacks: import it with \`catalogue import\`",
        "011 priceChangeRate has no counterpart for an agency",
        "012 record is not carried as an account: its agency is not carried",
        "012 record is not carried as an agency: none of its cars is at an imported location",
        "021 language must be one of fr, en, es, ar; it is "el"",
        "021 license is the name of a file, which the export lacks",
        "021 phone must be a phone number such as +216 71 123 456; it is "12"",
        "023 record is not carried: it is the temporary user of an unfinished checkout",
        "030 record is not carried: create administrators with \`admin create\`",
        "221 parkingSpots has a further spot 65a100000000000000000211: an agency has only one meeting place per location",
        "222 country names a country whose name is not known, "Atlantide": the location is not carried",
        "231 record is not carried: endDate must not be before startDate",
        "240 discountedDailyPrice has no counterpart: only the daily price and prices by date are carried",
        "240 trips are counted anew from the bookings",
        "241 locations names the location 65a100000000000000000222, which is not carried",
        "242 record is not carried: range must be one of mini, midi, maxi, scooter; it is "truck"",
        "243 record is not carried: fuelPolicy must be one of likeForlike, freeTank; it is "FullToEmpty"",
        "244 multimedia has "radio", which has no counterpart",
        "301 sessionId belongs to a payment that the former marketplace took",
        "302 from overlaps another booking of the car: the booking is not carried",
        "305 status is pending past its time: carried as cancelled",
        "306 status is that of an unfinished checkout: the booking is not carried",
        "307 driver names a driver without phone number or birth date: the booking is not carried",
        "308 car names a car that is not carried: the booking is not carried",
        "308 infantSeat has no counterpart",
        "309 infantSeat has no counterpart",
        "309 price is rounded from 100.005 to 100.01",
        "30a status is deposit, of which the export has no amount: record the payment",
      ]
    `);
  });

  test("cleans and reports a name that is invalid here, and imports its bookings", async () => {
    const { db } = database();
    const readExport = await readBookCars(files);
    if ("problems" in readExport) throw new Error("refused");
    const driver = readExport.records.User.find((user) => user.id === inesId);
    const agencyUser = readExport.records.User.find((user) => user.id === jasminId);
    const [secondDriver] = readExport.records.AdditionalDriver;
    if (driver === undefined || agencyUser === undefined || secondDriver === undefined)
      throw new Error("no fixture");
    driver.value.fullName = "In\uFFFDs 2 Mrabet (www.ines.tn) 🚗";
    agencyUser.value.fullName = "J".repeat(120);
    secondDriver.value.fullName = "1234";
    for (const car of readExport.records.Car) car.value.name = car.id === id(0x240) ? "" : car.value.name;
    for (const { value } of readExport.records.LocationValue) value.value = value.value.padEnd(101, ".");
    const { tallies, omissions } = await importFixtures({ read: readExport });
    expect(tallies).toMatchObject({ agency: { created: 2 }, car: { created: 3 }, booking: { created: 7 } });
    expect(await bookingOf(0x301)).toMatchObject({
      driver_full_name: "Ins Mrabet www. ines. tn",
      additional_driver: { fullName: "sami" },
    });
    const agencies = await db.selectFrom("suppliers").select("name").execute();
    expect(agencies.map(({ name }) => name)).toContain("J".repeat(100));
    const changed = omissions.filter(({ reason }) => reason.startsWith("is carried as"));
    expect(changed.filter(({ isDropped }) => isDropped)).toEqual([]);
    expect([...new Set(changed.map(({ field }) => field))].toSorted()).toEqual([
      "_additionalDriver",
      "fullName",
      "name",
      "values",
    ]);
  });

  test("a second run changes nothing; it reports records that have since changed without overwriting them", async () => {
    const { db } = database();
    await importFixtures();
    const snapshot = async () => ({
      users: await db.selectFrom("users").selectAll().orderBy("id").execute(),
      bookings: await db.selectFrom("bookings").selectAll().orderBy("id").execute(),
      holds: await db.selectFrom("holds").selectAll().orderBy("id").execute(),
      payments: await db.selectFrom("payments").selectAll().orderBy("id").execute(),
      cars: await db.selectFrom("cars").selectAll().orderBy("id").execute(),
      suppliers: await db.selectFrom("suppliers").selectAll().orderBy("id").execute(),
      locations: await db.selectFrom("locations").selectAll().orderBy("id").execute(),
    });
    const first = await snapshot();
    const { tallies } = await importFixtures();
    const unchangedCounts = { created: 0, changed: 0 };
    const types = Object.keys(tallies) as (keyof typeof tallies)[];
    for (const type of types) expect(tallies[type]).toMatchObject(unchangedCounts);
    expect(await snapshot()).toEqual(first);

    const readExport = await readBookCars(files);
    if ("problems" in readExport) throw new Error("refused");
    const [booking] = readExport.records.Booking;
    const [driver] = readExport.records.User.filter((user) => user.id === inesId);
    if (booking === undefined || driver === undefined) throw new Error("The fixtures lack them.");
    booking.value.price = 1;
    driver.value.fullName = "Another Name";
    const { omissions } = await importFixtures({ read: readExport });
    expect(await snapshot()).toEqual(first);
    const changed = omissions.filter(({ reason }) => reason.startsWith("has changed since its import"));
    expect(changed.map((line) => line.id)).toEqual([inesId, booking.id]);
  });

  test("a dry run returns the same report and changes nothing", async () => {
    const { db } = database();
    const dryRunOutcome = await importFixtures({ isDryRun: true });
    expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("catalogue_sources").select("row_id").execute()).toEqual([]);
    const outcome = await importFixtures();
    expect(dryRunOutcome).toEqual(outcome);
  });

  test("an already registered address keeps its account, and receives bookings only if its owner confirmed it", async () => {
    const { db } = database();
    await insertDriver(db, { email: "ines.mrabet@courrier.example", password_hash: "x", activated_at: now });
    await insertDriver(db, {
      email: "walid.gharbi@courrier.example",
      password_hash: "x",
      activated_at: null,
    });
    const { omissions } = await importFixtures();
    const account = await db
      .selectFrom("users")
      .select(["id", "full_name"])
      .where("email", "=", "ines.mrabet@courrier.example")
      .executeTakeFirst();
    expect(account?.full_name).toBe("Already Here");
    expect((await bookingOf(0x300))?.driver_id).toBe(account?.id);
    expect(await rowOf("account", walidId)).toBe(NO_ROW);
    expect(
      omissions.filter((line) => line.id === walidId).map(({ field, reason }) => `${field} ${reason}`),
    ).toEqual(["email is the address of another account, or reserved: not carried"]);
  });

  test("places and agencies with equal names get distinct slugs, and a slug with lost letters is regenerated", async () => {
    const { db } = database();
    const country = await db
      .insertInto("countries")
      .values({ code: "TN" })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("locations")
      .values({ country_id: country.id, kind: "city", slug: "tunis", latitude: 36, longitude: 10 } as never)
      .execute();
    await importFixtures();
    await db
      .updateTable("locations")
      .set({ slug: "a-roport-de-tunis-carthage" })
      .where("kind", "=", "airport")
      .execute();
    await importFixtures();
    await importFixtures();
    const slugs = await db.selectFrom("locations").select("slug").orderBy("slug").execute();
    expect(slugs.map(({ slug }) => slug)).toEqual(["aeroport-de-tunis-carthage", "tunis", "tunis-2"]);
  });

  async function insertDriver(
    db: Database,
    account: { email: string; password_hash: string; activated_at: Date | null },
  ) {
    await db
      .insertInto("users")
      .values({
        id: crypto.randomUUID(),
        type: "user",
        full_name: "Already Here",
        phone: "+21698000000",
        birth_date: "1990-01-01",
        language: "fr",
        account_status: "active",
        enable_email_notifications: true,
        created_at: now,
        ...account,
      })
      .execute();
  }
});
