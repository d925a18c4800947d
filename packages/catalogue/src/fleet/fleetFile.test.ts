import { CarDraft } from "@sayara/domain/car/CarDraft";
import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import { createTableI18n } from "@sayara/i18n/tables/createTableI18n";
import { tableProblemText } from "@sayara/i18n/tables/tableProblemText";
import { describe, expect, test } from "vitest";
import { compareFleet, type StoredCar } from "./compareFleet.ts";
import type { FilePosition } from "./FilePosition.ts";
import { type FleetFile, MAX_FLEET_FILE_BYTES, readFleetFile } from "./readFleetFile.ts";
import { writeFleetFile } from "./writeFleetFile.ts";

const tunis = { id: "p-tunis", slug: "tunis", name: "Tunis" };
const sfax = { id: "p-sfax", slug: "sfax-aeroport", name: "Aéroport de Sfax" };
const places = [tunis, sfax];
const aStoredCar = (changes: Partial<StoredCar> = {}): StoredCar => ({
  ...aCarDraft({ places: [tunis.id] }),
  id: "car-1",
  slug: "hyundai-i20-1a2b",
  version: 4,
  status: "published",
  ...changes,
});
const encode = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readFleetFile(encode(text));
const english = await createTableI18n("en");
const wordsOf = ({ line, column, field, problem }: FilePosition) =>
  `${line ?? "-"}:${column ?? "-"} ${field ?? ""} ${tableProblemText(problem, english)}`;

function plan(file: FleetFile, cars: readonly StoredCar[] = [aStoredCar()]) {
  if ("problem" in file) throw new Error(wordsOf(file.problem));
  return compareFleet(file, { cars, places });
}

function refusalsOf(file: FleetFile, cars?: readonly StoredCar[]) {
  return plan(file, cars).map((row) => (row.kind === "refused" ? row.problems.map(wordsOf) : row.kind));
}

const HEADER = "plate;name;body;color;range;fuelType;gearbox;seats;doors;aircon;fuelPolicy;dailyPrice;places";
const NEW_ROW = "77 TU 1;Kia Picanto;cityCar;red;mini;gasoline;manual;4;5;VRAI;likeForlike;62,5;Tunis";

test("importing an exported fleet changes nothing, even if a French spreadsheet saved the file", () => {
  const cars = [
    aStoredCar({ dailyPrice: 85.5, name: 'Renault "Clio"; V', chassisLast: "012345" }),
    aStoredCar({ id: "car-2", slug: "b", plate: null, excess: null, deposit: -1, name: "=1+1", co2: null }),
    aStoredCar({ id: "car-3", slug: "c", plate: "RS 5", places: [], dailyPrice: null, chassisLast: null }),
  ];
  const text = writeFleetFile(cars, { placeOf: (id) => places.find((place) => place.id === id)?.slug ?? id });
  expect(text.startsWith("\uFEFFid;plate;status;name;")).toBe(true);
  expect(text).toContain('"Renault ""Clio""; V"');
  expect(text).toContain(";85,5;");
  expect(plan(read(text), cars).map(({ kind }) => kind)).toEqual(["unchanged", "unchanged", "unchanged"]);
  const saved = text.replaceAll("2024-03-15", "15/03/2024").replace("\uFEFF", "");
  expect(plan(read(`sep=;\r\n${saved}`), cars).map(({ kind }) => kind)).toEqual([
    "unchanged",
    "unchanged",
    "unchanged",
  ]);
});

test("every field of a car is restored from its column", () => {
  const car = aStoredCar({
    discounts: [
      { threshold: 7, percentage: 5 },
      { threshold: 30, percentage: 12.5 },
    ],
  });
  const other: { [Field in keyof CarDraft]-?: CarDraft[Field] } = {
    name: "Kia Rio",
    body: "suv",
    color: "red",
    range: "maxi",
    fuelType: "diesel",
    gearbox: "automatic",
    seats: 7,
    doors: 3,
    aircon: false,
    fuelPolicy: "freeTank",
    mileage: 200,
    multimedia: ["touchscreen", "androidAuto"],
    co2: 90,
    availability: "unavailable",
    minimumAge: 25,
    minimumLicenceYears: 3,
    deposit: -1,
    excess: { damage: 1500.5, damageWithWaiver: 1, theft: 2, theftWithProtection: 1, fullInsurance: 3 },
    dailyPrice: 85.5,
    discounts: [{ threshold: 3, percentage: 0.5 }],
    cancellation: -1,
    amendments: 0,
    theftProtection: 1.5,
    collisionDamageWaiver: 2.5,
    fullInsurance: 3.5,
    additionalDriver: 4.5,
    places: [sfax.id],
    plate: "77 TU 77",
    chassisLast: "Z9",
    registrationDate: "2020-02-29",
    fiscalPower: 9,
  };
  expect(Object.keys(other).toSorted()).toEqual(Object.keys(CarDraft.entries).toSorted());
  const placeOf = (id: string) => places.find((place) => place.id === id)?.slug ?? id;
  for (const stored of [car, aStoredCar(other)])
    expect(refusalsOf(read(writeFleetFile([stored], { placeOf })), [stored])).toEqual(["unchanged"]);
  const file = read(writeFleetFile([car], { placeOf }));
  for (const [field, before] of Object.entries(other))
    expect(plan(file, [{ ...car, [field]: before }])).toMatchObject([
      { kind: "changed", changes: [{ field, before, after: car[field as keyof CarDraft] }] },
    ]);
  expect(plan(file, [{ ...car, status: "withdrawn" }])).toMatchObject([{ changes: [{ field: "status" }] }]);
});

test("discounts are written as pairs of days and percent, and read from pairs, JSON or []", () => {
  const cars = [aStoredCar({ discounts: [{ threshold: 7, percentage: 12.5 }] })];
  const [header = "", row = ""] = writeFleetFile(cars, { placeOf: (id) => id }).split("\r\n");
  expect(row.split(";")[header.split(";").indexOf("discounts")]).toBe("7=12,5");
  const after = (cell: string) => plan(read(`id;discounts\ncar-1;${cell}\n`), cars);
  const discounts = [
    { threshold: 7, percentage: 5 },
    { threshold: 30, percentage: 12.5 },
  ];
  for (const cell of ["7=5|30=12,5", " 7 = 5 % | ٣٠=12,5%", JSON.stringify(discounts)])
    expect(after(cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)).toMatchObject([
      { changes: [{ field: "discounts", after: discounts }] },
    ]);
  expect(after("[]")).toMatchObject([{ changes: [{ field: "discounts", after: [] }] }]);
  expect(after("")).toMatchObject([{ kind: "unchanged" }]);
});

test("[FL10] a row changes the car with its id or plate; any other row adds a draft", () => {
  const rows = plan(
    read(
      `id;${HEADER};status\ncar-1;;;;;;;;;;;;90;;\n;123 tu 4567 ;;;;;;6;;;;;;withdrawn\n;${NEW_ROW};published\n`,
    ),
    [aStoredCar(), aStoredCar({ id: "car-2", slug: "x", plate: "1 TU 1" })],
  );
  expect(rows[0]).toMatchObject({
    kind: "changed",
    changes: [{ field: "dailyPrice", before: 100, after: 90 }],
    row: { id: "car-1", edit: { dailyPrice: 90, version: 4 } },
  });
  // Line 3 has the plate of the car that line 2 changes by its id.
  expect(rows[1]).toMatchObject({ kind: "refused" });
  expect(rows[2]).toMatchObject({
    kind: "created",
    label: "Kia Picanto · 77 TU 1",
    row: {
      id: null,
      status: "published",
      edit: {
        plate: "77 TU 1",
        dailyPrice: 62.5,
        aircon: true,
        mileage: -1,
        excess: null,
        places: [tunis.id],
      },
    },
  });
});

describe("reads what spreadsheets write", () => {
  const accented = NEW_ROW.replace("Kia Picanto", "Citroën Méhari").replace("Tunis", "Aéroport de Sfax");
  const table = `${HEADER}\r\n${accented}\r\n`;
  const windows = Uint8Array.from(table, (letter) => letter.charCodeAt(0));
  const utf16 = new Uint8Array(new Uint16Array([...`\uFEFF${table}`].map((c) => c.charCodeAt(0))).buffer);
  test.each([
    ["Windows-1252", windows],
    ["UTF-8", encode(table)],
    ["UTF-8 with a byte order mark", encode(`\uFEFF${table}`)],
    ["UTF-16", utf16],
    ["commas", encode(table.replace("62,5", "62.5").replaceAll(";", ","))],
    ["tabs", encode(table.replaceAll(";", "\t"))],
    ["a line sep=;, empty rows and columns", encode(`sep=;\r\n${table.replaceAll("\r\n", ";;\r\n")};;;\r\n`)],
    ["Arabic digits", encode(table.replace(";4;5;", ";٤;٥;").replace("62,5", "٦٢,5"))],
    ["columns of catalogue import", encode(`type;agency;discounts;${HEADER}\ncar;etoile;[];${accented}`)],
  ])("%s", (_, bytes) => {
    expect(plan(readFleetFile(bytes))).toMatchObject([
      { row: { edit: { name: "Citroën Méhari", dailyPrice: 62.5, seats: 4, places: [sfax.id] } } },
    ]);
  });
});

describe("refuses an invalid cell with its line, its column and a correction", () => {
  const change = (column: string, cell: string) => refusalsOf(read(`id;${column}\ncar-1;${cell}\n`))[0];
  test.each([
    [
      "dailyPrice",
      "80,555",
      "price_invalid",
      /^2:2 dailyPrice must be an amount in dinars .* it is 80\.555$/,
    ],
    ["dailyPrice", "1.250", "two readings", /^2:2 dailyPrice “1\.250” can be 1250 or 1,25/],
    [
      "dailyPrice",
      "80 DT",
      "a unit",
      /^2:2 dailyPrice must be an amount .* without a unit;.* it is "80 DT"$/,
    ],
    ["seats", "cinq", "a word", /^2:2 seats must be a number/],
    ["seats", "99", "out of range", /^2:2 seats must be at most 60; it is 99$/],
    ["color", "plaid", "an unknown choice", /^2:2 color must be one of .*; it is "plaid"$/],
    ["aircon", "peut-être", "no truth value", /^2:2 aircon must be true or false/],
    ["name", "\u202E", "direction characters alone", /^2:2 name must not be empty/],
    [
      "name",
      "Kia\u0007",
      "control characters",
      /^2:2 name has characters that are not accepted; it is "Kia"$/,
    ],
    ["name", "<script>alert(1)</script>", "a script", /^2:2 name has characters that are not accepted/],
    ["name", "x".repeat(300), "a long text", /^2:2 name is too long; it is 300$/],
    ["plate", "<script>", "a script", /^2:2 plate has characters that are not accepted/],
    ["registrationDate", "31/02/2024", "no date", /^2:2 registrationDate must be a date such as/],
    ["discounts", "7:5", "a time of day", /^2:2 discounts must be a list/],
    [
      "discounts",
      "0=5",
      "a threshold of no days",
      /^2:2 discounts\.0\.threshold must be at least 1; it is 0$/,
    ],
    ["discounts", "7=120", "too many percent", /^2:2 discounts\.0\.percentage .*; it is 120$/],
    ["discounts", "7=cinq", "a word", /^2:2 discounts\.0\.percentage must be a percentage .*; it is "cinq"$/],
    ["places", "Paris", "an unknown place", /^2:2 places names the place Paris, which does not exist$/],
  ])("%s “%s”: %s", (column, cell, _, expected) => {
    expect(change(column, cell)).toEqual([expect.stringMatching(expected)]);
  });

  test("accepts a name in another alphabet", () => {
    const rows = plan(read("id;name\ncar-1;كيا بيكانتو\n"));
    expect(rows).toMatchObject([{ kind: "changed", row: { edit: { name: "كيا بيكانتو" } } }]);
  });

  test("refuses an excess that a cover raises, and an excess with a missing part", () => {
    const columns = "damage damageWithWaiver theft theftWithProtection fullInsurance";
    const header = `id;${columns.replaceAll(/\w+/g, "excess.$&").replaceAll(" ", ";")}`;
    expect(refusalsOf(read(`${header}\ncar-1;100;200;1;1;0\n`))[0]).toEqual([
      "2:3 excess.damageWithWaiver must not be more than the excess without this cover",
    ]);
    expect(refusalsOf(read(`${header}\ncar-1;100;;1;1;0\n`))[0]).toEqual([
      "2:3 excess.damageWithWaiver is missing",
    ]);
  });

  test("refuses a new car without a plate, without a required field, or in a second row", () => {
    const rows = refusalsOf(
      read(`${HEADER}\n${NEW_ROW.replace("77 TU 1", "")}\n${NEW_ROW.replace("manual", "")}\n`),
    );
    expect(rows).toEqual([
      [expect.stringMatching(/^2:1 plate is missing: a new car needs its plate/)],
      ["3:7 gearbox is missing"],
    ]);
    expect(refusalsOf(read(`${HEADER}\n${NEW_ROW}\n${NEW_ROW}\n`))).toEqual([
      "created",
      ["3:1 plate is that of line 2 too: a file has each car once"],
    ]);
  });
});

describe("refuses a file as a whole", () => {
  const problemOf = (bytes: Uint8Array | string) => {
    const file = typeof bytes === "string" ? read(bytes) : readFleetFile(bytes);
    return "problem" in file ? wordsOf(file.problem) : "read";
  };
  test.each<[string, Uint8Array | string, RegExp]>([
    ["empty", "", /has no row with a car/],
    ["only a header", `${HEADER}\n;;;\n`, /has no row with a car/],
    ["two columns of one name", "name;name\na;b\n", /^1:- {2}two columns are named “name”/],
    [
      "an unknown column",
      "plate;price\n1;2\n",
      /^1:2 price is not a known field: a record of type car has id plate /,
    ],
    ["20 MB", new Uint8Array(20_000_000).fill(97), /the file has 20 MB, more than the 5 MB/],
    ["a workbook", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), /not a table as text/],
    ["a lost letter", `${HEADER}\n\n1;Citro\uFFFDn\n`, /^3:- {2}the text has “�”/],
    ["an open quote", `${HEADER}\n1;"Kia\n`, /double quotes/],
    ["501 cars", `plate\n${"1\n".repeat(501)}`, /has 501 cars, more than the 500/],
  ])("%s", (_, bytes, expected) => {
    expect(problemOf(bytes)).toMatch(expected);
  });

  test("random bytes are read or refused and never throw", () => {
    for (let seed = 1; seed < 300; seed += 1) {
      let state = seed;
      const bytes = Uint8Array.from({ length: 200 }, () => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
        return (state >> 16) % 256 || 59;
      });
      expect(["read", expect.any(String)]).toContainEqual(problemOf(bytes));
    }
    expect(MAX_FLEET_FILE_BYTES).toBeLessThan(20_000_000);
  });
});

test("problems have a text in every language", async () => {
  for (const language of ["fr", "es"] as const) {
    const i18n = await createTableI18n(language);
    expect(tableProblemText({ code: "price_invalid", received: "x" }, i18n)).not.toMatch(
      /must|it is|table\./,
    );
  }
});
