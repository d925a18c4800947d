import { describe, test } from "vitest";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { someAgencyYears } from "#api/testing/agencyYears/someAgencyYears.ts";

/** A year takes two to five seconds. */
const YEARS = process.env["FULL"] === "1" ? 1000 : 40;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test(
    `in ${YEARS} years of an agency no car is held twice, no extra more often than in stock, every quote is right, and no offer outlives its papers`,
    async () => {
      await someAgencyYears(database().db, { first: 1, years: YEARS });
    },
    YEARS * 10_000,
  );
});
