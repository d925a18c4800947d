import * as fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { isOpenAt } from "@sayara/domain/supplier/hours/isOpenAt";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { aRental } from "@sayara/domain/testing/aRental";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { someFees } from "@sayara/domain/testing/someFees";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { quoteRental } from "../quoteRental.ts";
import { quoteTotal } from "../quoteTotal.ts";
import { feesTotal } from "./feeLines.ts";
import { type FeeTerms, feesOfRental } from "./feesOfRental.ts";
import type { RentalFee } from "./RentalFee.ts";
import { youngDriverFees } from "./youngDriverFees.ts";
import { SupplierFees } from "./SupplierFees.ts";

const timeZone = "Africa/Tunis";
/** Tunis is one hour ahead of UTC all year. */
const at = (wallClock: string) => new Date(`${wallClock}:00+01:00`);
const tunis = { id: "tunis", isAirport: false };
const sousse = { id: "sousse", isAirport: false };
const airport = { id: "tunis-carthage", isAirport: true };
// A Monday and a Thursday, in opening hours.
const monday = at("2026-12-07T10:00");
const thursday = at("2026-12-10T10:00");

interface Rental {
  pickup?: typeof tunis;
  /** Defaults to the pick-up place. */
  dropOff?: typeof tunis;
  from?: Date;
  to?: Date;
}

const feesFor = (
  { pickup = tunis, dropOff, from = monday, to = thursday }: Rental,
  terms: FeeTerms = someFees(),
) =>
  feesOfRental(
    terms,
    { pickup: { place: pickup, at: from }, dropOff: { place: dropOff ?? pickup, at: to } },
    timeZone,
  );

const problemsOf = (changes: object) => {
  const { issues } = v.safeParse(SupplierFees, { ...someFees().fees, ...changes });
  return issues === undefined ? {} : refusalFields(issues);
};

test("[FE1] a fee is null or above 0, and a pair of different places occurs at most once", () => {
  expect(problemsOf({})).toEqual({});
  expect(
    problemsOf({
      oneWay: [],
      airport: null,
      outsideHours: null,
      youngDriver: null,
      delivery: [],
      collection: [],
    }),
  ).toEqual({});
  expect(problemsOf({ airport: 0, outsideHours: 5.005 })).toEqual({
    airport: "price_invalid",
    outsideHours: "price_invalid",
  });
  expect(problemsOf({ airport: 40_000.01 })).toEqual({ airport: "price_invalid" });
  const pair = { pickup: "tunis", dropOff: "sousse", price: 80 };
  expect(problemsOf({ oneWay: [pair, { ...pair, pickup: "sousse", dropOff: "tunis" }] })).toEqual({});
  expect(problemsOf({ oneWay: [pair, { ...pair, pickup: "TUNIS" }] })).toEqual({ oneWay: "place_twice" });
  expect(problemsOf({ oneWay: [{ ...pair, dropOff: "Tunis" }] })).toEqual({ "oneWay.0.dropOff": "invalid" });
  expect(problemsOf({ oneWay: [{ ...pair, price: -1 }] })).toEqual({ "oneWay.0.price": "price_invalid" });
  const pairs = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...pair, dropOff: `p${index}` }));
  expect(problemsOf({ oneWay: pairs(200) })).toEqual({});
  expect(problemsOf({ oneWay: pairs(201) })).toEqual({ oneWay: "too_many?max=200" });
});

test("[FE2] a rental has no fees within opening hours at one place in town, or if its agency has none", () => {
  expect(feesFor({})).toEqual([]);
  const none = someFees({
    fees: { oneWay: [], airport: null, outsideHours: null, youngDriver: null, delivery: [], collection: [] },
  });
  const night = { from: at("2026-12-07T23:00"), to: at("2026-12-13T03:00") };
  expect(feesFor({ pickup: airport, dropOff: sousse, ...night }, none)).toEqual([]);
});

test("[FE3] a one-way fee depends on the pair of places and its direction, and is charged once per rental", () => {
  expect(feesFor({ dropOff: sousse })).toEqual([{ kind: "oneWay", price: 80, count: 1 }]);
  expect(feesFor({ pickup: sousse, dropOff: tunis })).toEqual([]);
  const upperCase = someFees({
    fees: { ...someFees().fees, oneWay: [{ pickup: "TUNIS", dropOff: "SOUSSE", price: 7 }] },
  });
  expect(feesFor({ dropOff: sousse }, upperCase)).toEqual([{ kind: "oneWay", price: 7, count: 1 }]);
});

test("[FE4] each hand-over at an airport costs the airport fee", () => {
  expect(feesFor({ pickup: airport })).toEqual([{ kind: "airport", price: 15, count: 2 }]);
  expect(feesFor({ pickup: airport, dropOff: tunis })).toEqual([{ kind: "airport", price: 15, count: 1 }]);
  expect(feesFor({ dropOff: airport })).toEqual([{ kind: "airport", price: 15, count: 1 }]);
});

test("[FE5] each hand-over outside opening hours costs the fee; the opening and closing times count as inside", () => {
  const fee = (count: number) => [{ kind: "outsideHours", price: 25, count }];
  expect(feesFor({ from: at("2026-12-07T07:59") })).toEqual(fee(1));
  expect(feesFor({ from: at("2026-12-07T08:00"), to: at("2026-12-10T18:00") })).toEqual([]);
  expect(feesFor({ to: at("2026-12-10T18:01") })).toEqual(fee(1));
  // A Sunday, then a yearly holiday.
  expect(feesFor({ from: at("2026-12-06T10:00") })).toEqual(fee(1));
  expect(feesFor({ from: at("2028-03-20T10:00"), to: at("2028-03-20T23:30") })).toEqual(fee(2));
  expect(feesFor({ from: at("2026-12-06T10:00") }, someFees({ openingHours: [] }))).toEqual([]);
});

test("[FE5] opening hours are in the marketplace's zone", () => {
  const { openingHours, closedDates } = someFees();
  const terms = { openingHours, closedDates };
  const evening = new Date("2026-12-07T17:30:00Z");
  expect(isOpenAt(terms, evening, "Africa/Tunis")).toBe(false);
  expect(isOpenAt(terms, evening, "Europe/London")).toBe(true);
  // Saturday night in Tunis is Sunday in Tokyo.
  const lateSaturday = new Date("2026-12-12T15:30:00Z");
  expect(isOpenAt(terms, lateSaturday, "Africa/Tunis")).toBe(true);
  expect(isOpenAt(terms, lateSaturday, "Asia/Tokyo")).toBe(false);
});

const fees: RentalFee[] = [
  { kind: "oneWay", price: 80, count: 1 },
  { kind: "airport", price: 15.5, count: 2 },
];

test("[FE6] a fee costs its price times the hand-overs, without discount, commission or effect on the price per day", () => {
  const withoutFees = quoteRental(aRental());
  const quote = quoteRental(aRental({ fees }));
  expect(quote.feeLines).toEqual([
    { kind: "oneWay", unitPrice: 80, quantity: 1, price: 80 },
    { kind: "airport", unitPrice: 15.5, quantity: 2, price: 31 },
  ]);
  expect(quote.total).toBe(withoutFees.total + 111);
  expect([quote.rental, quote.perDay]).toEqual([withoutFees.rental, withoutFees.perDay]);
  const commission = { enabled: true, rate: 6, effectiveDate: "2020-01-01" };
  const withCommission = quoteRental(aRental({ commission, fees }));
  expect(withCommission.total).toBe(quoteRental(aRental({ commission })).total + 111);
  expect(withoutFees).not.toHaveProperty("feeLines");
  expect(quoteRental(aRental({ fees: [] }))).toEqual(withoutFees);
});

test("[FE6] pricing rejects a fee with an invalid price or count", () => {
  for (const changes of [
    { price: -1 },
    { price: 5.005 },
    { count: 0 },
    { count: 1.5 },
    { count: Number.NaN },
  ]) {
    const rental = aRental({ fees: [{ kind: "airport", price: 15, count: 1, ...changes }] });
    expect(() => quoteRental(rental)).toThrow(RangeError);
    expect(() => quoteTotal(rental)).toThrow(RangeError);
  }
});

test("[FE7] a receipt lists each fee as sold with its rule, and the difference of two quotes lists each fee", () => {
  const { quote, figures } = receiptOf(aReceiptInput({ fees }));
  expect(quote.feeLines).toHaveLength(2);
  const lines = figures.filter(({ kind }) => kind === "fee");
  expect(lines.map(({ id, amount, rules }) => [id, amount, rules])).toEqual([
    ["fee:oneWay", 80, ["FE3"]],
    ["fee:airport", 31, ["FE4"]],
  ]);
  const before = quoteRental(aRental({ fees }));
  const after = quoteRental(aRental({ fees: [{ kind: "airport", price: 15.5, count: 1 }] }));
  expect(quoteDifference(before, after)).toEqual([
    { part: "oneWay", before: 80, after: 0, difference: -80 },
    { part: "airport", before: 31, after: 15.5, difference: -15.5 },
  ]);
});

test("[FE1] [FE8] a young driver's fee has an age of 22 to 30, and each field out of bounds is reported", () => {
  const youngDriver = { underAge: 25, price: 10, per: "day", maximum: null };
  expect(problemsOf({ youngDriver })).toEqual({});
  expect(problemsOf({ youngDriver: { underAge: 21, price: 0, per: "week", maximum: 0 } })).toEqual({
    "youngDriver.underAge": "number_out_of_range?min=22&max=30",
    "youngDriver.price": "price_invalid",
    "youngDriver.per": "invalid",
    "youngDriver.maximum": "price_invalid",
  });
});

test("[FE8] [FE9] a young driver pays per day up to the maximum, or per rental; an unknown age costs nothing", () => {
  const { youngDriver } = someFees().fees;
  expect(youngDriverFees(youngDriver, 25)).toEqual([]);
  expect(youngDriverFees(youngDriver, null)).toEqual([]);
  expect(youngDriverFees(null, 21)).toEqual([]);
  const young = youngDriverFees(youngDriver, 24);
  expect(young).toEqual([{ kind: "youngDriver", price: 10, per: "day", maximum: 60, count: 1 }]);
  const quoteFor = (days: number, charged = young) => {
    const { from } = aRental();
    return quoteRental(aRental({ to: new Date(from.getTime() + days * 86_400_000), fees: charged }));
  };
  expect(quoteFor(3).feeLines).toEqual([{ kind: "youngDriver", unitPrice: 10, quantity: 3, price: 30 }]);
  expect(quoteFor(6).feeLines?.[0]?.price).toBe(60);
  expect(quoteFor(20).feeLines).toEqual([{ kind: "youngDriver", unitPrice: 10, quantity: 20, price: 60 }]);
  const perRental = youngDriverFees({ underAge: 25, price: 45, per: "rental", maximum: null }, 21);
  expect(quoteFor(20, perRental).feeLines).toMatchObject([{ quantity: 1, price: 45 }]);
});

test("[FE2–FE6] for any places and times, the fees equal those of an independent computation from the rules", () => {
  const places = [tunis, sousse, airport];
  const minutes = fc.nat(14 * 1440);
  fc.assert(
    fc.property(
      fc.record({ pickup: fc.nat(2), dropOff: fc.nat(2), start: minutes, length: minutes }),
      ({ pickup, dropOff, start, length }) => {
        const from = new Date(monday.getTime() + start * 60_000);
        const to = new Date(from.getTime() + length * 60_000);
        const isOutside = (instant: Date) => {
          const text = new Intl.DateTimeFormat("en-GB", {
            timeZone,
            weekday: "short",
            hour: "2-digit",
            minute: "2-digit",
          }).format(instant);
          const time = text.slice(-5);
          return text.startsWith("Sun") || time < "08:00" || time > "18:00";
        };
        const expected =
          (pickup === 0 && dropOff === 1 ? 80 : 0) +
          15 * [pickup, dropOff].filter((place) => place === 2).length +
          25 * [from, to].filter(isOutside).length;
        const found = feesFor({
          pickup: places[pickup] ?? tunis,
          dropOff: places[dropOff] ?? tunis,
          from,
          to,
        });
        expect(feesTotal(found, 1)).toBe(expected * 1000);
      },
    ),
    { seed: propertySeed("fees"), numRuns: 1000 },
  );
});
