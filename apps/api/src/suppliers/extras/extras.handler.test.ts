import { anExtra } from "@sayara/domain/testing/anExtra";
import { beforeEach, describe, expect, test } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type PortalCaller, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);
  let portal: TestPortal;
  beforeEach(async () => {
    portal = await aPortal(createTestApp(database().db), database().db);
  });
  const post = (name: string, body: object, caller: PortalCaller = "owner") =>
    portal.call(caller, `/api/${name}/own`, { body });
  const save = (extra: object = {}, rest: object = {}) =>
    post("save-extra", { extra: { ...anExtra(), ...extra }, ...rest });
  const list = async () => (await portal.call("owner", "/api/supplier-extras/own")).json.extras;

  test("[EX1] [EX2] an agency's added and changed extras are listed in the order in which they were added", async () => {
    expect(await list()).toEqual([]);
    const { status, json } = await save();
    expect(status).toBe(200);
    const [{ id }] = json.extras;
    expect(json.extras).toEqual([{ ...anExtra(), id, version: 1 }]);
    await save({ kind: "roofBox", price: 0.5, per: "rental" });
    const gps = anExtra({ kind: "gps", price: 12.35, stock: 500, maximumPerRental: 20 });
    await save(gps, { id, version: 1 });
    expect(await list()).toMatchObject([
      { ...gps, id, version: 2 },
      { kind: "roofBox", price: 0.5, per: "rental", version: 1 },
    ]);
  });

  test("a change based on an older version is refused, and a retired extra is not found", async () => {
    const [{ id }] = (await save()).json.extras;
    expect((await save({ price: 6 }, { id, version: 1 })).status).toBe(200);
    expect((await save({ price: 7 }, { id, version: 1 })).json.code).toBe("stale_version");
    expect((await save({ price: 7 }, { id })).json.code).toBe("stale_version");
    expect((await post("retire-extra", { id, version: 1 })).json.code).toBe("stale_version");
    expect((await post("retire-extra", { id, version: 2 })).json).toEqual({ extras: [] });
    expect((await post("retire-extra", { id, version: 3 })).json.code).toBe("not_found");
    expect((await save({}, { id, version: 3 })).json.code).toBe("not_found");
  });

  test("another agency's extra is neither found nor listed", async () => {
    const [{ id }] = (await save()).json.extras;
    const rival = await portal.call("rival", "/api/supplier-extras/own");
    expect(rival.json.extras).toEqual([]);
    expect((await post("retire-extra", { id, version: 1 }, "rival")).json.code).toBe("not_found");
  });

  test("bad input is refused with the name of its field, and nothing is stored", async () => {
    const bad = [
      [{ kind: "sunshade" }, "extra.kind"],
      [{ name: { fr: "", en: "GPS", es: "GPS" } }, "extra.name.fr"],
      [{ price: 5.005 }, "extra.price"],
      [{ per: "week" }, "extra.per"],
      [{ maximumPerRental: 21 }, "extra.maximumPerRental"],
      [{ stock: 0 }, "extra.stock"],
    ] as const;
    for (const [change, field] of bad) {
      const { status, json } = await save(change);
      expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    }
    expect(await list()).toEqual([]);
  });

  test("[EX3] an agency offers at most 30 extras, and retired ones do not count", async () => {
    for (let count = 0; count < 30; count++) expect((await save()).status).toBe(200);
    expect((await save()).json.code).toBe("too_many_extras");
    const [{ id }] = await list();
    await post("retire-extra", { id, version: 1 });
    expect((await save()).status).toBe(200);
  });

  test("[SR1] the desk can only read extras, and a manager can change them", async () => {
    expect((await portal.call("desk", "/api/supplier-extras/own")).status).toBe(200);
    expect((await post("save-extra", { extra: anExtra() }, "desk")).json.code).toBe("not_allowed");
    expect((await post("save-extra", { extra: anExtra() }, "manager")).status).toBe(200);
  });

  test("every edit is recorded with the extra's state before and after it", async () => {
    const [{ id }] = (await save()).json.extras;
    await save({ price: 6 }, { id, version: 1 });
    await post("retire-extra", { id, version: 2 });
    const edits = await database()
      .db.selectFrom("supplier_edits")
      .select(["action", "before", "after", "user_id"])
      .where("subject_id", "=", id)
      .orderBy("action")
      .execute();
    expect(edits).toMatchObject([
      { action: "create", before: null, after: { price: 5 }, user_id: portal.people.owner.id },
      { action: "retire", before: { price: 6 }, after: null },
      { action: "update", before: { price: 5 }, after: { price: 6 } },
    ]);
  });
});
