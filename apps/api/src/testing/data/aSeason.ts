import type { Season } from "@sayara/domain/season/Season";

/** Returns a summer season for small cars. */
export function aSeason(changes: Partial<Season> = {}): Season {
  return {
    name: "Été",
    startDate: "2027-07-01",
    endDate: "2027-08-31",
    repeatsYearly: false,
    price: { kind: "daily", amount: 150 },
    minimumDays: null,
    ranges: ["mini"],
    carIds: [],
    ...changes,
  };
}
