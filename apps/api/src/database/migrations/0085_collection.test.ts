import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("[FE14] a server of the previous version that writes an agency's fees keeps its collection places", async () => {
    const { db } = database();
    const { agency } = await aCatalogue(db);
    const write = async (fees: object) => {
      await sql`update suppliers set fees = ${JSON.stringify(fees)}::text::jsonb where id = ${agency.id}`.execute(
        db,
      );
      const row = await db
        .selectFrom("suppliers")
        .select("fees")
        .where("id", "=", agency.id)
        .executeTakeFirstOrThrow();
      return row.fees;
    };
    const former = { oneWay: [], airport: null, outsideHours: null, youngDriver: null, delivery: [] };
    expect(await write(former)).toEqual({ ...former, collection: [] });
    const collection = [{ place: agency.id, price: 30, leadTimeHours: 24 }];
    expect(await write({ ...former, collection })).toEqual({ ...former, collection });
    expect(await write(former)).toEqual({ ...former, collection });
    expect(await write({ ...former, collection: [] })).toEqual({ ...former, collection: [] });
  });
});
