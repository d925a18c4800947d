import { takenPlates } from "@sayara/domain/car/takenPlates";
import { aCarDraft } from "@sayara/domain/testing/aCarDraft";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createTestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

vi.mock("@sayara/domain/car/takenPlates", { spy: true });

describe.each(usualEngines)("sheets with more cars than the plan's limit on %s", (engine) => {
  const database = withDatabase(engine);
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await aPortal(createTestApp(database().db), database().db);
    // The plan `free` allows 10 published cars.
    await database().db.deleteFrom("subscriptions").where("supplier_id", "=", portal.agency.id).execute();
  });
  beforeEach(() => {
    vi.mocked(takenPlates).mockClear();
  });

  const numbers = Array.from({ length: 40 }, (_, index) => index);
  const draftOf = (plate: string) => aCarDraft({ places: [portal.tunis.id], plate });
  const save = async (rows: object[]): Promise<{ id: string; version: number; code: string | null }[]> => {
    const { json } = await portal.call("owner", "/api/save-cars/own", { body: { rows } });
    return json.rows;
  };
  /** Returns the number of rounds of checks. Each round looks for taken plates once. */
  const countRounds = () => vi.mocked(takenPlates).mock.calls.length;

  test("[FL5] rows with plates that other cars keep are refused within two rounds", async () => {
    const plateOf = (number: number) => `${number} TU 801`;
    const parked = await save(numbers.map((number) => ({ id: null, edit: draftOf(plateOf(number)) })));
    expect(parked.every(({ code }) => code === null)).toBe(true);
    vi.mocked(takenPlates).mockClear();
    const added = numbers.map((number) => ({
      id: null,
      edit: draftOf(plateOf(number)),
      status: "published",
    }));
    expect((await save(added)).every(({ code }) => code === "plate_taken")).toBe(true);
    expect(countRounds()).toBeLessThanOrEqual(2);
    vi.mocked(takenPlates).mockClear();
    // Cars in the sheet also keep their plates if their rows do not change them.
    const named = parked.map(({ id, version }) => ({ id, edit: { version, color: "red" } }));
    const rows = await save([...added, ...named]);
    expect(rows.map(({ code }) => code)).toEqual([
      ...added.map(() => "plate_taken"),
      ...named.map(() => null),
    ]);
    expect(countRounds()).toBeLessThanOrEqual(2);
  });

  test("[FL5] of many rows with the same plate the first gets it, within two rounds", async () => {
    const rows = await save(
      numbers.map(() => ({ id: null, edit: draftOf("1 TU 802"), status: "published" })),
    );
    expect(rows.map(({ code }) => code)).toEqual([null, ...numbers.slice(1).map(() => "plate_taken")]);
    expect(countRounds()).toBeLessThanOrEqual(2);
  });
});
