import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { describe, expect, test } from "vitest";
import { usualEngines, withDatabase } from "#api/testing/withDatabase.ts";
import { someAgencyYears } from "#api/testing/agencyYears/someAgencyYears.ts";

/** A year takes two to five seconds. */
const YEARS = 20;

describe.each(usualEngines)("on %s", (engine) => {
  const database = withDatabase(engine);

  test(
    `[BL1, EX6, SN4, DC3, PR4] in ${YEARS} years of an agency no car is held twice, no extra more often than in stock, every quote is right, and no offer outlives its papers`,
    async () => {
      const counts = await someAgencyYears(database().db, {
        first: propertySeed("agency years"),
        years: YEARS,
      });
      // Every act has met the others.
      expect(Object.values(counts).filter((count) => count < 3)).toEqual([]);
      expect(Object.keys(counts).toSorted()).toEqual(
        "answer block book cancel edit endSeason extra papers price season unblock wait".split(" "),
      );
    },
    YEARS * 10_000,
  );
});
