import { setTimeout } from "node:timers/promises";
import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import { undoableImport } from "#api/operate/catalogue/write/undoableImport.ts";
import { resolveFeePlaces } from "#api/suppliers/rules/resolveFeePlaces.ts";
import { createTestApp, type TestApp } from "#api/testing/createTestApp.ts";
import { aPortal, type TestPortal } from "#api/testing/data/aPortal.ts";
import { aPlace } from "#api/testing/calls/placeCalls.ts";
import { interleave } from "#api/testing/interleave.ts";
import { hasPostgres, withDatabase } from "#api/testing/withDatabase.ts";
import { withoutDeadlocks } from "#api/testing/withoutDeadlocks.ts";

// PGlite has one connection and serialises transactions, so these races need PostgreSQL.
describe.skipIf(!hasPostgres)("races on PostgreSQL", () => {
  const database = withDatabase("postgres");
  withoutDeadlocks(database);
  let api: TestApp;
  let portal: TestPortal;
  beforeAll(async () => {
    api = createTestApp(database().db);
    portal = await aPortal(api, database().db);
  }, 120_000);

  const create = async (): Promise<PlaceRecord> =>
    (await portal.call("admin", "/api/save-place", { body: { place: aPlace() } })).json;
  const remove = ({ id, version }: PlaceRecord) =>
    portal.call("admin", `/api/delete-place/${id}`, { body: { version } });
  const readFees = async () => {
    const { fees } = await database()
      .db.selectFrom("suppliers")
      .select("fees")
      .where("id", "=", portal.agency.id)
      .executeTakeFirstOrThrow();
    return fees;
  };
  const feesAt = async ({ id }: PlaceRecord) => ({
    ...(await readFees()),
    delivery: [{ place: id, price: 20, leadTimeHours: 0 }],
  });

  test("[PA4] a place is not deleted while an agency saves a fee there", async () => {
    const place = await create();
    const before = await readFees();
    const fees = await feesAt(place);
    const deletion = await interleave(
      database().db,
      (transaction) => resolveFeePlaces(transaction, fees),
      () => remove(place),
      (transaction) =>
        transaction
          .updateTable("suppliers")
          .set({ fees: JSON.stringify(fees) })
          .where("id", "=", portal.agency.id)
          .execute(),
    );
    expect([deletion.status, deletion.json.code]).toEqual([409, "place_in_use"]);
    await database()
      .db.updateTable("suppliers")
      .set({ fees: JSON.stringify(before) })
      .where("id", "=", portal.agency.id)
      .execute();
  });

  test("[PA4] an agency can save neither a fee for nor service at a place that is being deleted", async () => {
    const { version, places } = (await portal.call("owner", "/api/supplier-rules/own")).json;
    const served = places.map(({ location, ...place }: { location: { id: string } }) => ({
      ...place,
      location: location.id,
    }));
    const partsAt = [
      async (place: PlaceRecord) => ({ fees: await feesAt(place) }),
      async ({ id }: PlaceRecord) => ({
        places: [...served, { location: id, acceptsReturns: true, meeting: null }],
      }),
    ];
    for (const readParts of partsAt) {
      const place = await create();
      const parts = await readParts(place);
      const saved = await interleave(
        database().db,
        (transaction) =>
          transaction.selectFrom("locations").select("id").where("id", "=", place.id).forUpdate().execute(),
        () => portal.call("owner", "/api/supplier-rules/own", { method: "PUT", body: { version, ...parts } }),
        (transaction) => transaction.deleteFrom("locations").where("id", "=", place.id).execute(),
      );
      expect([saved.status, saved.json.code]).toEqual([400, "invalid_input"]);
    }
  });

  test("[PA3] other changes do not wait while the uses of a saved place are counted", async () => {
    const names = { fr: "Maroc", en: "Morocco", es: "Marruecos" };
    let other: number | string = "not sent";
    const saved = await interleave(
      database().db,
      (transaction) => sql`lock table bookings in access exclusive mode`.execute(transaction),
      () => portal.call("admin", "/api/save-place", { body: { place: aPlace() } }),
      async () => {
        const change = portal.call("admin", "/api/save-country", { body: { code: "MA", names } });
        other = await Promise.race([change.then(({ status }) => status), setTimeout(10_000, "waiting")]);
      },
    );
    expect([saved.status, other]).toEqual([200, 200]);
  });

  test("[PA2] an import waits for an administrator's change to places", async () => {
    let isChanged = false;
    const { sawChange } = await interleave(
      database().db,
      (transaction) => lockInOrder(transaction, ["places"]),
      () => undoableImport(database().db, { isDryRun: true }, async () => ({ sawChange: isChanged })),
      async () => {
        isChanged = true;
      },
    );
    expect(sawChange).toBe(true);
  });
});
