import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type BookedWorldFixture, withBookedWorld } from "#api/testing/data/withBookedWorld.ts";
import { engines } from "#api/testing/withDatabase.ts";
import { actsOfAgency } from "./0082_acts_of_agency.ts";

describe.each(engines)("on %s", (engine) => {
  let world: BookedWorldFixture["world"];
  const database = withBookedWorld(engine, (fixture) => {
    ({ world } = fixture);
  });

  test("[AU2] staff actions from before and after the migration have the agency of their booking, and stay append-only", async () => {
    const { db } = database();
    const booking_id = await world.aBooking({});
    const act = async () => {
      const id = randomUUID();
      await sql`insert into staff_acts (id, booking_id, actor_id, action, before, after, at)
        values (${id}, ${booking_id}, ${world.people.agency.id}, 'changeStatus', '{}', '{}', ${new Date()})`.execute(
        db,
      );
      return id;
    };
    await sql.raw("alter table staff_acts drop column supplier_id").execute(db);
    await sql.raw("drop function name_agency cascade").execute(db);
    const earlier = await act();
    await db.transaction().execute((transaction) => actsOfAgency.up(transaction as never));
    const later = await act();
    const rows = await db
      .selectFrom("staff_acts")
      .select("supplier_id")
      .where("id", "in", [earlier, later])
      .execute();
    expect(rows).toEqual([{ supplier_id: world.agency.id }, { supplier_id: world.agency.id }]);
    await expect(sql`update staff_acts set at = now()`.execute(db)).rejects.toThrow("append-only");
  });
});
