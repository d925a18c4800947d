import { compareFleet, type PlannedRow } from "@sayara/catalogue/fleet/compareFleet";
import { readFleetFile } from "@sayara/catalogue/fleet/readFleetFile";
import { writeFleetFile } from "@sayara/catalogue/fleet/writeFleetFile";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

const HEADER =
  "plate;name;body;color;range;fuelType;gearbox;seats;doors;aircon;fuelPolicy;dailyPrice;deposit;places;status;" +
  "excess.damage;excess.damageWithWaiver;excess.theft;excess.theftWithProtection;excess.fullInsurance";

/** Returns a row in the format of a French spreadsheet. */
const rowOf = (plate: string, { price = "62,5", place = "Tunis", status = "" } = {}) =>
  `${plate};Citroën Méhari;cityCar;red;mini;gasoline;manual;4;5;VRAI;likeForlike;${price};1 000;${place};${status};2000;800,5;3000;1000;0`;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });

  const readFleet = async () => {
    const { json: cars } = await portal.call("manager", "/api/fleet-sheet/own");
    const { json: places } = await portal.call("manager", "/api/fleet-places/own/fr");
    return { cars, places };
  };
  const plan = async (bytes: Uint8Array) => {
    const file = readFleetFile(bytes);
    if ("problem" in file) throw new Error(file.problem.problem.code);
    return compareFleet(file, await readFleet());
  };
  const save = async (planned: readonly PlannedRow[]) => {
    const rows = planned.flatMap((row) => ("row" in row ? [row.row] : []));
    const { status, json } = await portal.call("manager", "/api/save-cars/own", { body: { rows } });
    expect([status, json.code]).toEqual([200, undefined]);
    return json.rows as { id: string | null; code: string | null }[];
  };
  const inWindows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  test("[FL8] [FL10] a file adds cars, its second import changes nothing, and neither does importing the export", async () => {
    const place = portal.tunis.slug;
    const table = [
      HEADER,
      rowOf("1 TU 900", { place, status: "published" }),
      rowOf("2 TU 900", { place, price: "80,555" }),
      rowOf("3 TU 900", { place, price: "1 250" }),
    ].join("\r\n");
    const planned = await plan(inWindows1252(table));
    expect(planned.map(({ kind }) => kind)).toEqual(["created", "refused", "created"]);
    expect((await save(planned)).map(({ code }) => code)).toEqual([null, null]);
    const again = await plan(inWindows1252(table));
    expect(again.map(({ kind }) => kind)).toEqual(["unchanged", "refused", "unchanged"]);

    const fleet = await readFleet();
    expect(fleet.cars).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: "Citroën Méhari",
          plate: "1 TU 900",
          status: "published",
          dailyPrice: 62.5,
          deposit: 1000,
          excess: expect.objectContaining({ damageWithWaiver: 800.5 }),
        }),
        expect.objectContaining({ plate: "3 TU 900", status: "draft", dailyPrice: 1250 }),
      ]),
    );
    const slugs = new Map(fleet.places.map(({ id, slug }: { id: string; slug: string }) => [id, slug]));
    const text = writeFleetFile(fleet.cars, { placeOf: (id) => String(slugs.get(id)) });
    const exported = await plan(new TextEncoder().encode(text));
    expect(exported.map(({ kind }) => kind)).toEqual(fleet.cars.map(() => "unchanged"));
    // Changing one price in the exported file changes one car.
    const dearer = await plan(new TextEncoder().encode(text.replace(";62,5;", ";65;")));
    expect(dearer.filter(({ kind }) => kind === "changed")).toMatchObject([
      { changes: [{ field: "dailyPrice", before: 62.5, after: 65 }] },
    ]);
    expect((await save(dearer)).map(({ code }) => code)).toEqual([null]);

    // Discounts are saved and read back, and the discounts of other cars stay.
    const header = "plate;discounts";
    const discounted = await plan(inWindows1252(`${header}\n1 TU 900;7=5|30=12,5\n4 TU 900;3=1\n`));
    expect(discounted.map(({ kind }) => kind)).toEqual(["changed", "refused"]);
    expect((await save(discounted)).map(({ code }) => code)).toEqual([null]);
    const { cars } = await readFleet();
    const discountsOf = (plate: string) =>
      cars.find((car: { plate: string }) => car.plate === plate)?.discounts;
    const discounts = [
      { threshold: 7, percentage: 5 },
      { threshold: 30, percentage: 12.5 },
    ];
    expect([discountsOf("1 TU 900"), discountsOf("3 TU 900")]).toEqual([discounts, []]);
    const car = cars.find(({ plate }: { plate: string }) => plate === "1 TU 900");
    const edit = await portal.call("manager", `/api/update-car/own/${car.id}`, {
      method: "PUT",
      body: { version: car.version, seats: 5 },
    });
    expect([edit.status, edit.json.discounts]).toEqual([200, discounts]);
    const copy = await portal.call("manager", `/api/duplicate-car/own/${car.id}`, {
      body: { plate: "5 TU 900" },
    });
    expect(copy.json.discounts).toEqual(discounts);
  });

  test("[FL8] a file of 500 cars is saved in one call", async () => {
    const place = portal.tunis.slug;
    const rows = Array.from({ length: 500 }, (_, number) => rowOf(`${number} RS 500`, { place }));
    const planned = await plan(inWindows1252([HEADER, ...rows].join("\n")));
    const begin = performance.now();
    const saved = await save(planned);
    process.stdout.write(
      `a file of 500 new cars on ${engine}: ${Math.round(performance.now() - begin)} ms\n`,
    );
    expect(saved.filter(({ code }) => code === null)).toHaveLength(500);
    expect((await portal.call("desk", "/api/save-cars/own", { body: { rows: [] } })).status).toBe(400);
  });
});
