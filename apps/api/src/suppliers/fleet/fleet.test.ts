import { missingForPublishing } from "@sayara/domain/car/missingForPublishing";
import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

let plates = 0;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  });

  const path = (name: string, ...segments: string[]) => [`/api/${name}`, "own", ...segments].join("/");
  const post = (name: string, id: string, body: object) =>
    portal.call("owner", path(name, id), { body, method: name.startsWith("update") ? "PUT" : "POST" });
  const read = async (id: string) => (await portal.call("owner", path("fleet-car", id))).json;
  const aPlate = () => `${(plates += 1)} TU 77`;
  const aDraft = (changes: Parameters<typeof aCarDraft>[0] = {}) =>
    aCarDraft({ places: [portal.tunis.id], plate: aPlate(), ...changes });
  const create = async (changes?: Parameters<typeof aCarDraft>[0]) => {
    const { status, json } = await portal.call("owner", path("create-car"), { body: aDraft(changes) });
    expect([status, json.code]).toEqual([200, undefined]);
    return json as { id: string; slug: string; version: number; status: string };
  };

  test("[FL1] [FL2] a car is created as a draft, can be published once complete, withdrawn, and published again", async () => {
    const empty = { plate: null, places: [], dailyPrice: null, deposit: null, excess: null };
    const { id, status } = await create(empty);
    expect(status).toBe("draft");
    const refused = await post("publish-car", id, { version: 1 });
    const required = Object.fromEntries(Object.keys(empty).map((field) => [field, "required"]));
    expect(refused).toMatchObject({ status: 422, json: { code: "car_incomplete", fields: required } });
    const draft = aDraft();
    const { plate, places, dailyPrice, deposit, excess } = draft;
    await post("update-car", id, { version: 1, plate, places, dailyPrice, deposit, excess });
    const published = await post("publish-car", id, { version: 2 });
    expect(published).toMatchObject({ status: 200, json: { status: "published", version: 3, ...draft } });
    expect(published.json.missing).toEqual(missingForPublishing({ ...draft, photos: 0 }));
    expect((await post("withdraw-car", id, { version: 3 })).json.status).toBe("withdrawn");
    expect((await post("publish-car", id, { version: 4 })).json.status).toBe("published");
  });

  test("[FL3] a change that would make a published car incomplete is refused", async () => {
    const { id } = await create();
    await post("publish-car", id, { version: 1 });
    for (const [field, value] of Object.entries({ plate: null, places: [], dailyPrice: 0, excess: null })) {
      expect(await post("update-car", id, { version: 2, [field]: value })).toMatchObject({
        status: 422,
        json: { code: "car_incomplete", fields: { [field]: "required" } },
      });
    }
    expect((await read(id)).version).toBe(2);
  });

  test("[FL4] only a draft can be deleted, and only a published car can be withdrawn", async () => {
    const { id } = await create();
    expect((await post("withdraw-car", id, { version: 1 })).json.code).toBe("car_not_published");
    await post("publish-car", id, { version: 1 });
    expect((await post("delete-car", id, { version: 2 })).json.code).toBe("car_not_draft");
    const draft = await create();
    expect((await post("delete-car", draft.id, { version: 1 })).status).toBe(200);
    expect((await portal.call("owner", path("fleet-car", draft.id))).status).toBe(404);
  });

  test("[FL5] two cars of an agency cannot have the same plate, and deleting a draft frees its plate", async () => {
    const plate = "500 TU 500";
    const first = await create({ plate });
    const second = await create();
    const body = aDraft({ plate: "٥٠٠ تونس ٥٠٠" });
    expect((await portal.call("owner", path("create-car"), { body })).json.code).toBe("plate_taken");
    expect((await post("update-car", second.id, { version: 1, plate })).json.code).toBe("plate_taken");
    expect((await post("duplicate-car", first.id, { plate })).json.code).toBe("plate_taken");
    await post("delete-car", first.id, { version: 1 });
    expect((await post("update-car", second.id, { version: 1, plate })).status).toBe(200);
  });

  test("[FL6] a stale change is refused as a whole, and each change is recorded", async () => {
    const { id } = await create({ seats: 5 });
    expect((await post("update-car", id, { version: 1, seats: 4 })).json).toMatchObject({
      version: 2,
      seats: 4,
    });
    const stale = await post("update-car", id, { version: 1, seats: 7, name: "Autre" });
    expect(stale).toMatchObject({ status: 409, json: { code: "stale_version" } });
    expect(await read(id)).toMatchObject({ seats: 4, name: "Hyundai i20" });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["action", "before", "after"])
      .where("subject_id", "=", id)
      .orderBy("at")
      .execute();
    expect(edits).toContainEqual({ action: "changed", before: { seats: 5 }, after: { seats: 4 } });
    expect(edits).toHaveLength(2);
  });

  test("[FL9] a copy is a draft with another plate, without the details that identify the vehicle", async () => {
    const { id } = await create({ dailyPrice: 85.5 });
    await post("publish-car", id, { version: 1 });
    const { json } = await post("duplicate-car", id, { plate: "510 tu 1" });
    expect(json).toMatchObject({
      status: "draft",
      version: 1,
      dailyPrice: 85.5,
      plate: "510 TU 1",
      chassisLast: null,
      registrationDate: null,
      photos: [],
      places: [portal.tunis.id],
    });
  });

  test("[FL8] a sheet of 60 cars is saved row by row", async () => {
    const ids: string[] = [];
    for (let number = 0; number < 57; number += 1) ids.push((await create()).id);
    const rows = [
      ...ids.map((id, number) => ({ id, edit: { version: 1, dailyPrice: 150 + number } })),
      { id: ids[0] ?? "", edit: { version: 1, dailyPrice: 1 } },
      { id: portal.rival.car.id, edit: { version: 1, dailyPrice: 1 } },
      { id: ids[1] ?? "", edit: { version: 2, dailyPrice: 80.555, seats: null } },
    ];
    const begin = performance.now();
    const { status, json } = await portal.call("owner", path("save-cars"), { body: { rows } });
    const milliseconds = Math.round(performance.now() - begin);
    process.stdout.write(`a sheet of 60 cars on ${engine}: ${milliseconds} ms\n`);
    expect([status, json.code]).toEqual([200, undefined]);
    expect(json.rows.slice(0, 57)).toEqual(ids.map((id) => ({ id, version: 2, code: null, fields: {} })));
    expect(json.rows.slice(57)).toMatchObject([
      { code: "stale_version", version: null },
      { code: "not_found" },
      { code: "invalid_input", fields: { dailyPrice: "price_invalid", seats: expect.any(String) } },
    ]);
    expect(await read(ids[3] ?? "")).toMatchObject({ dailyPrice: 153, version: 2 });
    expect((await portal.call("rival", path("fleet-car", portal.rival.car.id))).json.dailyPrice).toBe(100);
  });

  const save = async (rows: object[], caller: "owner" | "desk" | "manager" = "owner") => {
    const { status, json } = await portal.call(caller, path("save-cars"), { body: { rows } });
    expect([status, json.code]).toEqual([200, undefined]);
    return json.rows as { id: string | null; version: number | null; code: string | null; fields: object }[];
  };

  test("[FL8] the rows of a sheet can add, publish and withdraw cars, and each change is recorded", async () => {
    const { id } = await create();
    const plate = aPlate();
    const [changed, added, published, lacking, taken] = await save([
      { id, edit: { version: 1, seats: 4 }, status: "published" },
      { id: null, edit: aDraft({ plate, name: "Peugeot 208" }) },
      { id: null, edit: aDraft(), status: "published" },
      { id: null, edit: aDraft({ dailyPrice: null, places: [] }), status: "published" },
      { id: null, edit: aDraft({ plate }) },
    ]);
    expect(changed).toEqual({ id, version: 3, code: null, fields: {} });
    expect(added).toMatchObject({ version: 1, code: null });
    expect(published).toMatchObject({ version: 2, code: null });
    expect(lacking).toMatchObject({
      id: null,
      code: "car_incomplete",
      fields: { dailyPrice: "required", places: "required" },
    });
    expect(taken).toEqual({ id: null, version: null, code: "plate_taken", fields: {} });
    expect(await read(id)).toMatchObject({ seats: 4, status: "published", version: 3 });
    expect(await read(added?.id ?? "")).toMatchObject({
      ...aDraft({ plate, name: "Peugeot 208" }),
      status: "draft",
      version: 1,
    });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["subject_id", "action"])
      .where("subject_id", "in", [id, published?.id ?? ""])
      .execute();
    const actionsOf = (car: string) =>
      edits.filter((edit) => edit.subject_id === car).map(({ action }) => action);
    expect(actionsOf(id).toSorted()).toEqual(["changed", "created", "published"]);
    expect(actionsOf(published?.id ?? "").toSorted()).toEqual(["created", "published"]);
    const [withdrawn, twice] = await save([
      { id, edit: { version: 3 }, status: "withdrawn" },
      { id, edit: { version: 4, seats: 2 } },
    ]);
    expect([withdrawn, twice]).toMatchObject([{ version: 4 }, { code: "stale_version" }]);
    const [unpriced, back, draft] = await save([
      { id, edit: { version: 4, dailyPrice: null } },
      { id: published?.id ?? "", edit: { version: 2 }, status: "draft" },
      { id: added?.id ?? "", edit: { version: 1 }, status: "withdrawn" },
    ]);
    expect(unpriced).toMatchObject({ code: "car_incomplete", fields: { dailyPrice: "required" } });
    expect(back).toMatchObject({ code: "invalid_input", fields: { status: "invalid" } });
    expect(draft).toMatchObject({ code: "car_not_published" });
  });

  test("[FL5] a car in a sheet can get the plate that another row gives up", async () => {
    const [one, two] = [await create({ plate: "610 TU 1" }), await create({ plate: "610 TU 2" })];
    const rows = await save([
      { id: one.id, edit: { version: 1, plate: null } },
      { id: two.id, edit: { version: 1, plate: "610 TU 1" } },
      { id: null, edit: aDraft({ plate: "610 TU 2" }) },
    ]);
    expect(rows.map(({ code }) => code)).toEqual([null, null, null]);
    expect((await read(two.id)) as object).toMatchObject({ plate: "610 TU 1" });
  });

  test("[FL5] cars in a sheet can exchange plates in any order of the rows, and a refused row's car keeps its plate", async () => {
    const ownPlates = ["620 TU 1", "620 TU 2", "620 TU 3"];
    const cars = await Promise.all(ownPlates.map((plate) => create({ plate })));
    const rowOf = (index: number, version: number, plate: string) => ({
      id: cars[index]?.id ?? "",
      edit: { version, plate },
    });
    const platesNow = async () =>
      Promise.all(cars.map(async ({ id }) => ((await read(id)) as { plate: string }).plate));
    // Swaps two plates, with the rows in both orders.
    for (const [version, first, second] of [
      [1, 0, 1],
      [2, 1, 0],
    ] as const) {
      const [one, two] = await platesNow();
      const wanted = [String(two), String(one)];
      const rows = await save([first, second].map((index) => rowOf(index, version, wanted[index] ?? "")));
      expect(rows).toMatchObject([
        { version: version + 1, code: null },
        { version: version + 1, code: null },
      ]);
      expect((await platesNow()).slice(0, 2)).toEqual(wanted);
    }
    const cycle = [rowOf(0, 3, "620 TU 2"), rowOf(1, 3, "620 TU 3"), rowOf(2, 1, "620 TU 1")];
    expect((await save(cycle)).map(({ code }) => code)).toEqual([null, null, null]);
    expect(await platesNow()).toEqual(["620 TU 2", "620 TU 3", "620 TU 1"]);
    // The third row is refused for another reason. Its car keeps the plate that the second row wants, whose
    // car keeps the plate that the first row wants.
    const [fourth] = await save([{ id: null, edit: aDraft({ plate: "620 TU 4" }) }]);
    const broken = await save([
      rowOf(0, 4, "620 TU 3"),
      rowOf(1, 4, "620 TU 1"),
      { id: cars[2]?.id ?? "", edit: { version: 1, plate: "620 TU 2" } },
      { id: null, edit: aDraft({ plate: "620 TU 4" }) },
      { id: null, edit: aDraft({ plate: "620 TU 4" }) },
      { id: fourth?.id ?? "", edit: { version: 1, plate: "620 TU 5" } },
    ]);
    expect(broken.map(({ code }) => code)).toEqual([
      "plate_taken",
      "plate_taken",
      "stale_version",
      null,
      "plate_taken",
      null,
    ]);
    expect(await platesNow()).toEqual(["620 TU 2", "620 TU 3", "620 TU 1"]);
  });

  test("[FL8] hostile values in a row are refused with the names of their fields", async () => {
    const { id } = await create();
    const edit = {
      version: 1,
      name: "\u202e",
      dailyPrice: 80.555,
      seats: "<script>",
      color: "plaid",
      plate: "x".repeat(400),
      places: ["nowhere", id],
      excess: { damage: "lots" },
    };
    const [bad, elsewhere, text] = await save([
      { id, edit },
      { id, edit: { version: 1, places: [id] } },
      { id: null, edit: {} },
    ]);
    expect(bad).toMatchObject({ code: "invalid_input" });
    expect(Object.keys(bad?.fields ?? {}).map((field) => field.split(".")[0])).toEqual(
      expect.arrayContaining(["name", "dailyPrice", "seats", "color", "plate", "excess"]),
    );
    expect(elsewhere).toMatchObject({ code: "invalid_input", fields: { places: "invalid" } });
    expect(text).toMatchObject({ code: "invalid_input", fields: { name: "required", body: "required" } });
    expect((await read(id)).version).toBe(1);
  });

  test("a sheet contains the whole fleet, and saving it unchanged changes nothing", async () => {
    const cars = (await portal.call("desk", path("fleet-sheet"))).json as {
      id: string;
      version: number;
      name: string;
      status: string;
    }[];
    expect(cars.length).toBeGreaterThan(60);
    const { photos: _, ...car } = await read(cars[0]?.id ?? "");
    expect(cars[0]).toEqual(car);
    const rows = cars.slice(0, 500).map(({ id, status, ...edit }) => ({ id, edit, status }));
    const plain = rows.map(({ id, edit, status }) => ({
      id,
      edit: Object.fromEntries(
        Object.entries(edit).filter(([name]) => !["slug", "image", "missing", "trips"].includes(name)),
      ),
      status,
    }));
    const saved = await save(plain);
    expect(saved.map(({ version }) => version)).toEqual(rows.map(({ edit }) => edit.version));
  });

  test("the list can be filtered by status, range, place and text, sorted and paged, and has counts", async () => {
    const name = "Renault Mégane Céleste";
    const [one, two] = [await create({ name, range: "maxi" }), await create({ name, places: [] })];
    await post("publish-car", one.id, { version: 1 });
    const list = async (query: Record<string, string>) => {
      const { json } = await portal.call("owner", `${path("fleet-cars", "1")}?${new URLSearchParams(query)}`);
      return { ids: json.items.map(({ id }: { id: string }) => id), counts: json.counts, total: json.total };
    };
    const found = await list({ s: "celeste megane" });
    expect(found).toMatchObject({ total: 2, counts: { draft: 1, published: 1, withdrawn: 0 } });
    expect(await list({ s: "céleste", status: "published" })).toMatchObject({ ids: [one.id], total: 1 });
    expect((await list({ s: "céleste", range: "maxi" })).ids).toEqual([one.id]);
    expect((await list({ s: "céleste", place: portal.tunis.id })).ids).toEqual([one.id]);
    expect((await list({ s: "céleste", place: "elsewhere" })).ids).toEqual([]);
    expect((await list({ s: "céleste", sort: "plate", descending: "true" })).ids).toEqual([two.id, one.id]);
    const all = await list({});
    expect(all.ids).toHaveLength(30);
    expect(all.total).toBeGreaterThan(60);
    expect((await portal.call("owner", `${path("fleet-cars", "1")}?status=sold`)).status).toBe(400);
  });

  test("bad input is refused with the names of its fields", async () => {
    const { id } = await create();
    const body = { ...aDraft(), dailyPrice: 80.555, seats: "five", name: "‮", places: ["nowhere"] };
    expect(await portal.call("owner", path("create-car"), { body })).toMatchObject({
      status: 400,
      json: { fields: { dailyPrice: "price_invalid", name: "required", seats: expect.any(String) } },
    });
    expect(await post("update-car", id, { version: 1, places: [id] })).toMatchObject({
      status: 400,
      json: { fields: { places: "invalid" } },
    });
    expect((await portal.call("owner", path("fleet-car", "x'--"))).status).toBe(400);
  });

  test("the places of an agency's cars become places that the agency serves", async () => {
    await create({ places: [portal.sousse.id] });
    const { json } = await portal.call("owner", path("fleet-places", "fr"));
    const served = json.filter(({ isServed }: { isServed: boolean }) => isServed);
    expect(served.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [portal.tunis.id, portal.sousse.id].toSorted(),
    );
  });
});
