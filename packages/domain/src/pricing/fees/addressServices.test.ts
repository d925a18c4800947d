import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { editKeepsPrice } from "@sayara/domain/booking/change/editKeepsPrice";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { aRental } from "@sayara/domain/testing/aRental";
import { propertySeed } from "@sayara/domain/testing/propertySeed";
import { someFees } from "@sayara/domain/testing/someFees";
import { HandOverAddress } from "@sayara/domain/validation/HandOverAddress";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { referenceQuote } from "../quote.oracle.ts";
import { quoteRental } from "../quoteRental.ts";
import { quoteTotal } from "../quoteTotal.ts";
import { addressServiceFees, addressServiceOffer, type ChosenServices } from "./addressServices.ts";
import { feesOfRental } from "./feesOfRental.ts";
import { SupplierFees } from "./SupplierFees.ts";

const now = new Date("2026-12-06T09:00:00Z");
const { fees: agencyFees } = someFees();
const handOvers = {
  pickupId: "tunis",
  dropOffId: "sousse",
  from: new Date("2026-12-07T09:00:00Z"),
  to: new Date("2026-12-09T09:00:00Z"),
};
const none: ChosenServices = { delivery: null, collection: null };

describe.each([
  { service: "delivery", end: "from", place: "tunis", price: 30, hours: 24, rule: "FE11" },
  { service: "collection", end: "to", place: "sousse", price: 20, hours: 12, rule: "FE15" },
] as const)("$service", ({ service, end, place, price, hours, rule }) => {
  const problemsOf = (list: unknown) => {
    const { issues } = v.safeParse(SupplierFees, { ...agencyFees, [service]: list });
    return issues === undefined ? {} : refusalFields(issues);
  };
  const line = { place: "tunis", price: 30, leadTimeHours: 24 };
  const feesAt = (amount: number) => addressServiceFees({ ...none, [service]: { price: amount } });

  test("[FE10, FE14] is offered by place, each once, with a price and a lead time within bounds", () => {
    expect(problemsOf([])).toEqual({});
    expect(problemsOf([{ ...line, price: 0, leadTimeHours: 0 }])).toEqual({});
    expect(problemsOf([{ ...line, price: 40_000, leadTimeHours: 720 }])).toEqual({});
    expect(problemsOf([{ ...line, price: -1, leadTimeHours: 721 }])).toEqual({
      [`${service}.0.price`]: "price_invalid",
      [`${service}.0.leadTimeHours`]: "number_out_of_range?min=0&max=720",
    });
    expect(problemsOf([{ ...line, price: 40_000.01, leadTimeHours: 1.5 }])).toEqual({
      [`${service}.0.price`]: "price_invalid",
      [`${service}.0.leadTimeHours`]: "number_out_of_range?min=0&max=720",
    });
    expect(problemsOf([line, { ...line, place: "TUNIS" }])).toEqual({ [service]: "place_twice" });
    const places = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...line, place: `p${index}` }));
    expect(problemsOf(places(50))).toEqual({});
    expect(problemsOf(places(51))).toEqual({ [service]: "too_many?max=50" });
  });

  test("[FE11, FE15] costs nothing until it is chosen, then its place's fee once", () => {
    const handOver = { place: { id: place, isAirport: false }, at: new Date("2026-12-07T09:00:00Z") };
    expect(feesOfRental(someFees(), { pickup: handOver, dropOff: handOver }, "Africa/Tunis")).toEqual([]);
    const offerAt = (id: string) =>
      addressServiceOffer(agencyFees, service, { ...handOvers, pickupId: id, dropOffId: id, now });
    expect(offerAt(place.toUpperCase())).toEqual({ price, leadTimeHours: hours, inTime: true });
    expect(offerAt("elsewhere")).toBeNull();
    expect(addressServiceOffer(agencyFees, service, { ...handOvers, now })).toMatchObject({ price });
    expect(addressServiceFees(none)).toEqual([]);
    expect(feesAt(price)).toEqual([{ kind: service, price, count: 1 }]);
  });

  test("[FE11, FE15] is a line of the price, even free of charge, and not part of the price per day", () => {
    const without = quoteRental(aRental());
    for (const amount of [30.5, 0]) {
      const rental = aRental({ fees: feesAt(amount) });
      const quote = quoteRental(rental);
      expect(quote.feeLines).toEqual([{ kind: service, unitPrice: amount, quantity: 1, price: amount }]);
      expect(quote.total).toBe(without.total + amount);
      expect(quote.perDay).toBe(without.perDay);
      expect(quoteTotal(rental)).toBe(quote.total);
      expect(referenceQuote(rental).total).toBe(BigInt(Math.round(quote.total * 1000)));
    }
    const { figures } = receiptOf(aReceiptInput({ fees: feesAt(30) }));
    const figure = figures.find(({ id }) => id === `fee:${service}`);
    expect(figure).toMatchObject({ kind: "fee", amount: 30, rules: [rule] });
  });

  test("[FE12, FE15] compares the lead time to the millisecond", () => {
    const last = now.getTime() + hours * 3_600_000;
    const inTime = (at: number) =>
      addressServiceOffer(agencyFees, service, { ...handOvers, [end]: new Date(at), now })?.inTime;
    expect(inTime(last)).toBe(true);
    expect(inTime(last - 1)).toBe(false);
  });

  test("[FE13, FE16] leaves the price unchanged in an edit that keeps it, and is a part of the difference otherwise", () => {
    const { from, to } = aRental();
    const sold = quoteRental(aRental({ fees: feesAt(30) }));
    const booked = { from, to, quote: sold };
    expect(editKeepsPrice(booked, { from, to, options: {}, fees: feesAt(30) })).toBe(true);
    expect(editKeepsPrice(booked, { from, to, options: {}, fees: [] })).toBe(false);
    const free = { ...booked, quote: quoteRental(aRental({ fees: feesAt(0) })) };
    expect(editKeepsPrice(free, { from, to, options: {}, fees: [] })).toBe(false);
    expect(quoteDifference(quoteRental(aRental()), sold)).toEqual([
      { part: service, before: 0, after: 30, difference: 30 },
    ]);
  });
});

test("[FE11, FE15] delivery and collection are separate lines; quote, total and reference implementation agree", () => {
  const chosen = fc.option(
    fc.record({ price: fc.integer({ min: 0, max: 4_000_000 }).map((cents) => cents / 100) }),
  );
  fc.assert(
    fc.property(chosen, chosen, (delivery, collection) => {
      const rental = aRental({ fees: addressServiceFees({ delivery, collection }) });
      const quote = quoteRental(rental);
      expect((quote.feeLines ?? []).map(({ kind, price }) => [kind, price])).toEqual([
        ...(delivery === null ? [] : [["delivery", delivery.price]]),
        ...(collection === null ? [] : [["collection", collection.price]]),
      ]);
      expect(quoteTotal(rental)).toBe(quote.total);
      expect(referenceQuote(rental).total).toBe(BigInt(Math.round(quote.total * 1000)));
    }),
    { seed: propertySeed("addressServices") },
  );
});

test("[FE12, FE15] an address is one line of 1 to 200 characters without markup", () => {
  const problemOf = (text: string) => v.safeParse(HandOverAddress, text).issues?.[0].message;
  expect(v.parse(HandOverAddress, " 12,\u00A0rue de\nMarseille\u200B\u202E, Tunis ")).toBe(
    "12, rue de Marseille, Tunis",
  );
  expect(problemOf("   ")).toBe("required");
  expect(problemOf("\u200B")).toBe("required");
  expect(problemOf("x".repeat(200))).toBeUndefined();
  expect(problemOf("x".repeat(201))).toBe("too_long?max=200");
  expect(problemOf("12 rue\u0007 de Marseille")).toBe("text_invalid");
  expect(problemOf("<b>12</b>")).toBe("text_invalid");
  expect(problemOf("-, -")).toBe("text_invalid");
});
