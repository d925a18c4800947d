import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { aVisitor } from "#api/testing/earnPass.ts";
import { callUntilResponse } from "#api/testing/processes/callUntilResponse.ts";
import { type Marketplace, startMarketplace } from "#api/testing/processes/startMarketplace.ts";
import { hasPostgres } from "#api/testing/withDatabase.ts";

const WRITERS = 200;
const RIVALS = 40;

describe.runIf(hasPostgres)("two API processes behind one address", { timeout: 120_000 }, () => {
  let market: Marketplace;
  beforeAll(async () => {
    market = await startMarketplace();
  }, 120_000);
  afterAll(() => market.stop());

  test(`[BL1] accept no overlapping bookings and blocks from ${WRITERS} concurrent drivers and staff for one car`, async () => {
    const { db, url, world } = market;
    const car = await world.aCar();
    const desk = await aUser(db, { type: "supplier", supplier_id: world.agency.id });
    const cookie = await market.signIn(desk.email);
    const day = (number: number) => new Date(Date.UTC(2027, 0, number, 9)).toISOString();
    const call = (path: string, body: object, headers: Record<string, string> = {}) =>
      callUntilResponse(`${url}${path}`, {
        body,
        headers: { ...aVisitor(), "idempotency-key": randomUUID(), ...headers },
      });
    const write = (index: number) => {
      // Pseudo-random, so that a failure is reproducible.
      const first = 1 + ((index * 7919) % 40);
      const [from, to] = [day(first), day(first + 3)];
      if (index % 2 === 0)
        return call(
          "/api/checkout",
          aCheckout({ ...world, car }, { payment: "later", rental: { from, to } }),
        );
      const walkIn = { customer: "Zied", phone: "", price: null, contractNumber: "" };
      const block = { kind: "walkIn", carId: car.id, from, to, note: "", walkIn };
      return call("/api/create-block/own", { block }, { cookie });
    };
    const responses = await Promise.all(Array.from({ length: WRITERS }, (_, index) => write(index)));
    const outcomes = Map.groupBy(responses, ({ outcome }) => outcome);
    expect([...outcomes.keys()].toSorted()).toEqual(["200", "201", "409 car_taken"]);
    const accepted = (outcomes.get("200")?.length ?? 0) + (outcomes.get("201")?.length ?? 0);

    const { rows } = await sql<{ overlaps: number; held: number; owners: number }>`
      SELECT (SELECT count(*)::int FROM holds a JOIN holds b ON a.car_id = b.car_id AND a.id < b.id
          WHERE a.car_id = ${car.id} AND a.period && b.period) AS overlaps,
        (SELECT count(*)::int FROM holds WHERE car_id = ${car.id}) AS held,
        (SELECT count(*)::int FROM bookings WHERE car_id = ${car.id} AND status <> 'void')
          + (SELECT count(*)::int FROM blocks WHERE car_id = ${car.id}) AS owners`.execute(db);
    // Every accepted booking and block holds the car, and nothing else does.
    expect(rows[0]).toEqual({ overlaps: 0, held: accepted, owners: accepted });
    expect(await market.countDeadlocks()).toBe(0);
  });

  test(`[EX6] give the last piece of an extra to only one of ${RIVALS} drivers who book different cars`, async () => {
    const { db, url, world } = market;
    const [seat, box] = [
      await aStoredExtra(db, world.agency.id, { stock: 1, price: 0 }),
      await aStoredExtra(db, world.agency.id, { stock: 1, price: 0 }),
    ];
    const cars = await Promise.all(Array.from({ length: RIVALS }, () => world.aCar()));
    const responses = await Promise.all(
      cars.map((car, index) => {
        // The extras come in either order, which would deadlock if two processes locked them in the requested
        // order.
        const ids = index % 2 === 0 ? [seat, box] : [box, seat];
        const extras = ids.map((extra) => ({ extra, count: 1 }));
        const body = aCheckout({ ...world, car }, { payment: "later", rental: { extras } });
        const headers = { ...aVisitor(), "idempotency-key": randomUUID() };
        return callUntilResponse(`${url}/api/checkout`, { body, headers });
      }),
    );
    const outcomes = responses.map(({ outcome }) => outcome).toSorted();
    expect(outcomes).toEqual(["201", ...Array<string>(RIVALS - 1).fill("409 extra_taken")]);

    const { rows } = await sql<{ pieces: number; held: number; booked: number }>`
      SELECT (SELECT sum(count)::int FROM extra_holds WHERE extra_id = ${seat}) AS pieces,
        (SELECT count(*)::int FROM holds WHERE car_id IN (${sql.join(cars.map(({ id }) => id))})) AS held,
        (SELECT count(*)::int FROM bookings WHERE car_id IN (${sql.join(cars.map(({ id }) => id))})) AS booked`.execute(
      db,
    );
    // A refused booking holds no car either.
    expect(rows[0]).toEqual({ pieces: 1, held: 1, booked: 1 });
    expect(await market.countDeadlocks()).toBe(0);
  });
});
