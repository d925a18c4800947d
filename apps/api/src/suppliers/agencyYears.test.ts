import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { describe, expect, test } from "vitest";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { someAgencyYears } from "#api/testing/agencyYears/someAgencyYears.ts";

/** Simulated years. Each takes two to five seconds. */
const YEARS = 20;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test(
    `[BL1, EX6, SN4, DC3, PR4] in ${YEARS} simulated years of an agency no car is double-booked, no extra exceeds its stock, every quote is right, and no rental outlasts the car's documents`,
    async () => {
      const counts = await someAgencyYears(database().db, {
        first: propertySeed("agency years"),
        years: YEARS,
      });
      // Each kind of action occurred at least three times.
      expect(Object.values(counts).filter((count) => count < 3)).toEqual([]);
      expect(Object.keys(counts).toSorted()).toEqual(
        "answer block book cancel edit endSeason extra papers price season unblock wait".split(" "),
      );
    },
    YEARS * 10_000,
  );
});
