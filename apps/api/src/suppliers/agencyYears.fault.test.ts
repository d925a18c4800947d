import { describe, test } from "vitest";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { someAgencyYears } from "#api/testing/agencyYears/someAgencyYears.ts";

/** Simulated years. Each takes two to five seconds. */
const YEARS = process.env["FULL"] === "1" ? 1000 : 40;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test(
    `in ${YEARS} simulated years of an agency no car is double-booked, no extra exceeds its stock, every quote is right, and no rental outlasts the car's documents`,
    async () => {
      await someAgencyYears(database().db, { first: 1, years: YEARS });
    },
    YEARS * 10_000,
  );
});
