import type { DepositOffer, DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aDriver, anEdit, type TestDriver } from "#api/testing/data/aDriver.ts";
import { type Sandbox, startSandbox } from "#api/testing/standIns/startSandbox.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(usualEngines)("deposits on %s", (engine) => {
  const database = withDatabase(engine);
  let sandbox: Sandbox;
  let api: TestApp;
  let world: Awaited<ReturnType<typeof aCatalogue>>;
  let driver: TestDriver;
  beforeAll(async () => {
    sandbox = await startSandbox(() => api.dependencies.clock());
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    const { db } = database();
    api = createTestApp(db, { env: sandbox.env });
    world = await aCatalogue(db);
    driver = await aDriver({ api, db, sandbox, world });
    await setDeposits([
      { method: "cash", amount: 700 },
      { method: "cardImprint", amount: null },
    ]);
  });
  afterAll(() => api.dependencies.pictures.close());

  const setDeposits = (deposits: DepositTerms) =>
    database()
      .db.updateTable("suppliers")
      .set({ deposits: JSON.stringify(deposits) })
      .where("id", "=", world.agency.id)
      .execute();
  const find = async (filter: object) => {
    const { pickupLocation, dropOffLocation, from, to } = aCheckout(world).rental;
    const { json } = await api.request("/api/frontend-cars/1/15", {
      body: { pickupLocation, dropOffLocation, from, to, language: "fr", filter },
    });
    return {
      ids: json.items.map(({ car }: { car: { id: string } }) => car.id),
      facets: json.facets.depositMeans,
      without: json.without.depositMeans,
    };
  };

  test("[DP4] a search filters cars by the driver's means of leaving a deposit, and counts the cars for each", async () => {
    expect(await find({ depositMeans: ["cash"] })).toEqual({
      ids: [world.car.id],
      facets: { cash: 1, debitCard: 0, creditCard: 1 },
      without: 1,
    });
    expect((await find({ depositMeans: ["debitCard"] })).ids).toEqual([]);
    await setDeposits([{ method: "card", amount: 2500 }]);
    expect((await find({ depositMeans: ["debitCard"] })).ids).toEqual([world.car.id]);
    expect((await find({ depositMeans: ["debitCard"], deposit: "2000" })).ids).toEqual([]);
  });

  test("[DP6] a booking keeps the security deposit as sold, even after an edit", async () => {
    const { json: page } = await api.request(`/api/car/${world.car.id}/fr`);
    const { deposit } = page.car;
    const sold: DepositOffer[] = [
      { method: "cash", amount: 700 },
      { method: "cardImprint", amount: deposit },
    ];
    expect(page.car.deposits).toEqual(sold);
    const id = await driver.book();
    await setDeposits([{ method: "card", amount: 3000 }]);
    await database()
      .db.updateTable("cars")
      .set({ deposit_millimes: 9_000_000 })
      .where("id", "=", world.car.id)
      .execute();
    const booking = await driver.read(id);
    expect(booking.car).toMatchObject({ deposit, deposits: sold });
    const edit = anEdit(world, { to: "2026-12-05T10:00:00+01:00" });
    expect((await driver.edit(id, edit, { total: 424 })).status).toBe(200);
    expect((await driver.read(id)).car).toMatchObject({ deposit, deposits: sold });
    expect((await driver.read(id)).receipt.deposit).toEqual({ amount: deposit, methods: sold });
  });
});
