import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { ClosedDate, ClosedDates } from "./hours/ClosedDates.ts";
import { ServedPlaces, SupplierHours, SupplierTerms } from "./SupplierRules.ts";
import { upcomingClosures } from "./hours/upcomingClosures.ts";

const terms = {
  leadTimeHours: 2,
  turnaroundMinutes: 30,
  minimumRentalDays: 1,
  downPaymentShare: 20,
  payLater: true,
  confirmsMoves: false,
  keptHours: { withoutArrival: 2, withArrival: 24 },
};

test("[AR1] in opening hours, closing is after opening, and each day occurs once", () => {
  const hoursOf = (...openingHours: unknown[]) =>
    fieldErrors(SupplierHours, { openingHours, closedDates: [] });
  const week = { days: ["monday", "tuesday"], opens: "08:00", closes: "18:00" };
  expect(hoursOf(week, { days: ["sunday"], opens: "09:00", closes: "24:00" })).toEqual({});
  expect(hoursOf(week, { ...week, days: ["tuesday"] })).toEqual({ openingHours: "hours_twice" });
  expect(hoursOf({ ...week, opens: "18:00" })).toEqual({
    "openingHours.0.closes": "hours_reversed",
  });
});

test("[AR2] a closed date requires a name and ends within a year of its first day", () => {
  const errorsOf = (from: string, to: string, name = "Aïd") =>
    fieldErrors(ClosedDate, { name, from, to, yearly: true });
  expect(errorsOf("2026-12-30", "2027-01-02")).toEqual({});
  expect(errorsOf("2026-05-02", "2026-05-01")).toEqual({ to: "period_reversed" });
  expect(errorsOf("2028-02-29", "2029-02-28")).toEqual({});
  expect(errorsOf("2026-05-01", "2027-05-01")).toEqual({ to: "period_too_long" });
  expect(errorsOf("2026-02-29", "2026-03-01")).toEqual({ from: "date_invalid" });
  expect(errorsOf("2026-05-01", "2026-05-01", " ")).toEqual({ name: "required" });
  const day = { name: "Fête", from: "2026-05-01", to: "2026-05-01", yearly: true };
  expect(
    v.is(
      ClosedDates,
      Array.from({ length: 60 }, () => day),
    ),
  ).toBe(true);
  expect(
    v.is(
      ClosedDates,
      Array.from({ length: 61 }, () => day),
    ),
  ).toBe(false);
});

test("[AR2] a yearly closed date repeats each year, also across New Year; 29 February moves to 1 March", () => {
  const datesIn = (year: number, from: string, to: string, yearly = true) =>
    upcomingClosures([{ name: "Fermé", from, to, yearly }], {
      from: `${year}-01-01`,
      to: `${year}-12-31`,
    }).map((closure) => [closure.from, closure.to]);
  expect(datesIn(2028, "2026-03-20", "2026-03-20")).toEqual([["2028-03-20", "2028-03-20"]]);
  expect(datesIn(2028, "2026-03-20", "2026-03-20", false)).toEqual([]);
  expect(datesIn(2025, "2026-03-20", "2026-03-20")).toEqual([]);
  expect(datesIn(2028, "2026-12-30", "2027-01-02")).toEqual([
    ["2027-12-30", "2028-01-02"],
    ["2028-12-30", "2029-01-02"],
  ]);
  expect(datesIn(2027, "2024-02-29", "2024-02-29")).toEqual([["2027-03-01", "2027-03-01"]]);
});

test.each([
  ["turnaroundMinutes", 1441, "number_out_of_range?min=0&max=1440"],
  ["minimumRentalDays", 0, "number_out_of_range?min=1&max=366"],
  ["leadTimeHours", 1.5, "number_out_of_range?min=0&max=8760"],
  ["downPaymentShare", 100, "percentage_invalid"],
  ["downPaymentShare", 0, "percentage_invalid"],
  ["payLater", "yes", "invalid"],
])("refuses the term %s with the value %j", (field, value, message) => {
  expect(fieldErrors(SupplierTerms, terms)).toEqual({});
  expect(fieldErrors(SupplierTerms, { ...terms, [field]: value })).toEqual({ [field]: message });
});

test("rejects a place that is listed twice, regardless of case", () => {
  const place = { location: "a", acceptsReturns: true, meeting: null };
  expect(v.is(ServedPlaces, [place, { ...place, location: "b" }])).toBe(true);
  expect(v.is(ServedPlaces, [place, { ...place, location: "A" }])).toBe(false);
});

function fieldErrors(schema: v.GenericSchema, input: unknown) {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
