import { expect, test } from "vitest";
import { noCarFilter } from "../search/CarFilter.ts";
import { conversionOf, searchedChoices } from "./searchCounts.ts";

test("[FG9] conversion is bookings divided by searches, and null without searches", () => {
  expect(conversionOf({ searches: 400, bookings: 13 })).toBe(3.3);
  expect(conversionOf({ searches: 0, bookings: 2 })).toBeNull();
});

test("[FG10] the order of choices makes no difference, and a search that names agencies is not counted", () => {
  const filter = { ...noCarFilter, aircon: true, deposit: "1000" } as const;
  expect(searchedChoices({ ...filter, range: ["mini", "maxi"] })).toEqual([
    "aircon",
    "deposit:1000",
    "range:maxi",
    "range:mini",
  ]);
  expect(searchedChoices({ ...filter, range: ["maxi", "mini"] })).toEqual(
    searchedChoices({ ...filter, range: ["mini", "maxi"] }),
  );
  expect(searchedChoices(noCarFilter)).toEqual([]);
  expect(searchedChoices({ ...noCarFilter, suppliers: ["jasmin-auto"] })).toBeNull();
});
