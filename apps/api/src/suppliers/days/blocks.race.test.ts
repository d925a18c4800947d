import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";

// PGlite has one connection and runs nothing concurrently.
describe.skipIf(!hasPostgres)("concurrent writes on PostgreSQL", () => {
  const database = withDatabase("postgres");
  let api: TestApp;
  let second: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    const { db } = database();
    api = createTestApp(db);
    second = createTestApp(db);
    portal = await aPortal(api, db);
  }, 120_000);

  const block = (carId: string, from: string, to: string) => ({
    kind: "workshop",
    carId,
    from,
    to,
    note: "",
  });
  const walkIn = (carId: string, from: string, to: string) => ({
    ...block(carId, from, to),
    kind: "walkIn",
    walkIn: { customer: "Zied", phone: "", price: null, contractNumber: "" },
  });
  const create = (body: object) => portal.call("desk", "/api/create-block/own", { body });
  const overlaps = async (carId: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from holds a join holds b on a.car_id = b.car_id and a.owner_id < b.owner_id
      where a.car_id = ${carId} and a.period && b.period`.execute(database().db);
    return rows[0]?.count;
  };

  test("[BL1] exactly one of a walk-in and a concurrent checkout gets the car", async () => {
    const winners = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const car = await portal.aCar();
      const order = aCheckout({ ...portal, car });
      const cookie = await api.earnPass();
      const checkOut = () =>
        second.request("/api/checkout", { body: order, cookie, address: `10.3.0.${round}` });
      const atDesk = () =>
        create({ block: walkIn(car.id, "2026-12-02T10:00:00+01:00", "2026-12-03T10:00:00+01:00") });
      // The call that starts first usually wins, so each starts first in half of the rounds.
      const [driver, desk] =
        round % 2 === 0
          ? await Promise.all([checkOut(), atDesk()])
          : await Promise.all([atDesk(), checkOut()]).then(([first, last]) => [last, first] as const);
      const outcomes = [driver, desk].map(({ status, json }) => json.code ?? status);
      expect(outcomes.filter((outcome) => outcome === "car_taken")).toHaveLength(1);
      expect([driver.status, desk.status].toSorted()).toEqual(
        driver.status === 409 ? [200, 409] : [201, 409],
      );
      // The agency's refusal contains the collision, but the driver's does not.
      expect([driver.json.collision, desk.json.collision?.kind]).toEqual([
        undefined,
        desk.status === 409 ? "booking" : undefined,
      ]);
      winners.add(driver.status === 409 ? "desk" : "driver");
      expect(await overlaps(car.id)).toBe(0);
    }
    expect(winners.size).toBeGreaterThan(0);
  });

  test("[BL1] two hundred concurrent writes to one car leave no overlap, and every refusal names a collision", async () => {
    const [car, other] = [await portal.aCar(), await portal.aCar()];
    const day = (number: number) => new Date(Date.UTC(2027, 0, number)).toISOString();
    const seeds = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        create({ block: block(other.id, day(index * 2), day(index * 2 + 1)) }),
      ),
    );
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        // Pseudo-random, so that a failure is reproducible.
        const from = (index * 7919) % 30;
        const period = [day(from), day(from + 1 + (index % 4))] as const;
        if (index % 10 === 0) {
          const { id } = seeds[(index / 20) | 0]?.json.items[0] ?? {};
          const body = { version: 1, block: block(car.id, ...period) };
          return portal.call("manager", `/api/update-block/own/${id}`, { method: "PUT", body });
        }
        return create({ block: block(car.id, ...period), weeks: index % 25 === 1 ? 3 : 1 });
      }),
    );
    const codes = Map.groupBy(responses, ({ status, json }) => json.code ?? status);
    expect([...codes.keys()].filter((code) => ![200, "car_taken", "stale_version"].includes(code))).toEqual(
      [],
    );
    expect(codes.get(200)?.length).toBeGreaterThan(5);
    for (const { json } of codes.get("car_taken") ?? []) expect(json.collision.kind).toBe("workshop");
    expect(await overlaps(car.id)).toBe(0);
    const { rows } = await sql<{ missing: number }>`
      select count(*) as missing from blocks left join holds on holds.block_id = blocks.id
      where blocks.car_id in (${car.id}, ${other.id}) and blocks.deleted_at is null
        and (holds.id is null or lower(holds.period) <> blocks.from_at or holds.car_id <> blocks.car_id)`.execute(
      database().db,
    );
    expect(rows[0]?.missing).toBe(0);
  }, 120_000);
});
