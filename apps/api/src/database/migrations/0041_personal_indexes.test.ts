import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines, withDatabase } from "#api/testing/withDatabase.ts";

describe.each(engines)("on %s", (engine) => {
  const database = withDatabase(engine);
  const namedIn = async (data: object) => {
    const { rows } = await sql<{
      names: string[];
    }>`select named_in(${JSON.stringify(data)}) as names`.execute(database().db);
    return rows.flatMap(({ names }) => names).toSorted();
  };

  test("the ids, references and addresses in a message are found at any depth, and no part of a longer address", async () => {
    const [bookingId, other] = [randomUUID(), randomUUID()];
    const data = {
      bookingId,
      name: "Zoubeida",
      from: "zoubeida@drivers.example",
      message: "Write to zoubeida@drivers.example about SY-AAAAAA",
      booking: { reference: "SY-BBBBBB", total: 120 },
      bookings: [{ reference: "SY-CCCCCC" }, { waiting: { bookingId: other } }],
      nothing: null,
    };
    expect(await namedIn(data)).toEqual(
      [bookingId, other, "zoubeida@drivers.example", "SY-AAAAAA", "SY-BBBBBB", "SY-CCCCCC"].toSorted(),
    );
  });

  test("a text that is too long for an index is stored", async () => {
    const at = new Date("2026-11-20T12:00:00Z");
    const long = Array.from({ length: 500 }, () => randomUUID()).join("");
    await sql`insert into outbox (id, kind, language, recipient_name, recipient_address, data, created_at, next_attempt_at)
      values (${randomUUID()}, 'contactMessage', 'fr', 'Sayara', 'contact@sayara.example',
        ${JSON.stringify({ message: `${long}@${long}` })}, ${at}, ${at})`.execute(database().db);
    expect(await namedIn({ message: `${long}@${long}` })).toEqual([]);
  });
});
