import { describe, expect, test } from "vitest";
import { aCatalogue } from "#api/testing/data/aCatalogue.ts";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { arabicNames } from "./0080_arabic_names.ts";

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test("a place gets an Arabic name from its other names, otherwise its French name, and a country its standard Arabic name", async () => {
    const { db } = database();
    const { tunis, sousse } = await aCatalogue(db);
    await db.deleteFrom("location_names").where("language", "=", "ar").execute();
    await db.deleteFrom("country_names").where("language", "=", "ar").execute();
    const { country_id } = await db
      .selectFrom("locations")
      .select("country_id")
      .where("id", "=", sousse.id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto("country_names")
      .values({ country_id, language: "fr", name: "Tunisie" })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("location_other_names")
      .values(["سوسة", "Soussa"].map((name) => ({ location_id: sousse.id, name })))
      .execute();
    await arabicNames.up(db as never);
    // Runs again, which must change nothing.
    await arabicNames.up(db as never);
    const arabicOf = (id: string) =>
      db
        .selectFrom("location_names")
        .select(["name", "search_name"])
        .where("location_id", "=", id)
        .where("language", "=", "ar")
        .execute();
    expect(await arabicOf(sousse.id)).toEqual([
      { name: "سوسة", search_name: expect.stringMatching(/^سوسه/) },
    ]);
    expect(await arabicOf(tunis.id)).toMatchObject([{ name: "Tunis" }]);
    const others = await db
      .selectFrom("location_other_names")
      .select("name")
      .where("location_id", "=", sousse.id)
      .execute();
    expect(others).toEqual([{ name: "Soussa" }]);
    const countryNames = await db
      .selectFrom("country_names")
      .select("name")
      .where("country_id", "=", country_id)
      .where("language", "=", "ar")
      .execute();
    expect(countryNames).toEqual([{ name: "تونس" }]);
  });
});
