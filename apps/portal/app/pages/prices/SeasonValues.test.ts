import { expect, test } from "vitest";
import { checkSeason, emptySeason, seasonValuesOf, type SeasonValues } from "./SeasonValues.ts";

const typed = (changes: Partial<SeasonValues> = {}): SeasonValues => ({
  ...emptySeason,
  name: "Été",
  startDate: "2027-07-01",
  endDate: "2027-08-31",
  amount: "150",
  ...changes,
});

test("numbers may have a decimal comma, spaces and digits of other scripts", () => {
  expect(checkSeason(typed({ amount: "1 250,5" })).ready?.price).toEqual({ kind: "daily", amount: 1250.5 });
  expect(checkSeason(typed({ amount: "١٥٠" })).ready?.price).toEqual({ kind: "daily", amount: 150 });
  const percentage = checkSeason(typed({ priceKind: "percentage", percentage: "-12,5" }));
  expect(percentage.ready?.price).toEqual({ kind: "percentage", percentage: -12.5 });
});

test("each error appears beside its field, and an empty field is reported as required", () => {
  const errorsOf = (changes: Partial<SeasonValues>) => Object.entries(checkSeason(typed(changes)).errors);
  expect(errorsOf({ amount: "" })).toEqual([["amount", "required"]]);
  expect(errorsOf({ amount: "12,345" })).toEqual([["amount", "price_invalid"]]);
  expect(errorsOf({ endDate: "2027-06-01" })).toEqual([["endDate", "period_reversed"]]);
  expect(errorsOf({ minimumDays: "many" })).toEqual([["minimumDays", "number_out_of_range?min=1&max=60"]]);
});

test("a stored season fills the form with the originally typed texts and keeps its individual cars", () => {
  const carIds = ["0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01"];
  const { ready } = checkSeason(typed({ repeatsYearly: true, minimumDays: "3" }), carIds);
  if (ready === null) throw new Error("the season is invalid");
  expect(seasonValuesOf({ ...ready, id: "s", version: 1 })).toEqual(
    typed({ repeatsYearly: true, minimumDays: "3" }),
  );
  expect(ready.carIds).toEqual(carIds);
});
