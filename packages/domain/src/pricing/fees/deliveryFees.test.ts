import * as v from "valibot";
import { expect, test } from "vitest";
import { editKeepsPrice } from "@sayara/domain/booking/change/editKeepsPrice";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { aRental } from "@sayara/domain/testing/aRental";
import { someFees } from "@sayara/domain/testing/someFees";
import { DeliveryAddress } from "@sayara/domain/validation/DeliveryAddress";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { referenceQuote } from "../quote.oracle.ts";
import { quoteRental } from "../quoteRental.ts";
import { quoteTotal } from "../quoteTotal.ts";
import { deliveryFees, deliveryOffer } from "./deliveryFees.ts";
import { feesOfRental } from "./feesOfRental.ts";
import { SupplierFees } from "./SupplierFees.ts";

const now = new Date("2026-12-06T09:00:00Z");
const problemsOf = (delivery: unknown) => {
  const { issues } = v.safeParse(SupplierFees, { ...someFees().fees, delivery });
  return issues === undefined ? {} : refusalFields(issues);
};
const line = { place: "tunis", price: 30, leadTimeHours: 24 };

test("[FE10] an agency delivers at some places, each once, for a fee of 0 or more and with a bounded lead time", () => {
  expect(problemsOf([])).toEqual({});
  expect(problemsOf([{ ...line, price: 0, leadTimeHours: 0 }])).toEqual({});
  expect(problemsOf([{ ...line, price: 40_000, leadTimeHours: 720 }])).toEqual({});
  expect(problemsOf([{ ...line, price: -1, leadTimeHours: 721 }])).toEqual({
    "delivery.0.price": "price_invalid",
    "delivery.0.leadTimeHours": "number_out_of_range?min=0&max=720",
  });
  expect(problemsOf([{ ...line, price: 40_000.01, leadTimeHours: 1.5 }])).toEqual({
    "delivery.0.price": "price_invalid",
    "delivery.0.leadTimeHours": "number_out_of_range?min=0&max=720",
  });
  expect(problemsOf([line, { ...line, place: "TUNIS" }])).toEqual({ delivery: "place_twice" });
  const places = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...line, place: `p${index}` }));
  expect(problemsOf(places(50))).toEqual({});
  expect(problemsOf(places(51))).toEqual({ delivery: "too_many?max=50" });
});

test("[FE11] delivery is in no fee of a rental until it is chosen, and costs the fee of the place once", () => {
  const { fees } = someFees();
  const tunis = { place: { id: "tunis", isAirport: false }, at: new Date("2026-12-07T09:00:00Z") };
  expect(feesOfRental(someFees(), { pickup: tunis, dropOff: tunis }, "Africa/Tunis")).toEqual([]);
  const offer = deliveryOffer(fees, { place: "TUNIS", from: tunis.at, now });
  expect(offer).toEqual({ price: 30, leadTimeHours: 24, inTime: true });
  expect(deliveryOffer(fees, { place: "sousse", from: tunis.at, now })).toBeNull();
  expect(deliveryFees(null)).toEqual([]);
  expect(deliveryFees(offer)).toEqual([{ kind: "delivery", price: 30, count: 1 }]);
});

test("[FE11] a delivery is a line of the price, also free of charge, and in no price per day", () => {
  const without = quoteRental(aRental());
  for (const price of [30.5, 0]) {
    const rental = aRental({ fees: deliveryFees({ price }) });
    const quote = quoteRental(rental);
    expect(quote.feeLines).toEqual([{ kind: "delivery", unitPrice: price, quantity: 1, price }]);
    expect(quote.total).toBe(without.total + price);
    expect(quote.perDay).toBe(without.perDay);
    expect(quoteTotal(rental)).toBe(quote.total);
    expect(referenceQuote(rental).total).toBe(BigInt(Math.round(quote.total * 1000)));
  }
  const { figures } = receiptOf(aReceiptInput({ fees: deliveryFees({ price: 30 }) }));
  const delivery = figures.find(({ id }) => id === "fee:delivery");
  expect(delivery).toMatchObject({ kind: "fee", amount: 30, rules: ["FE11"] });
});

test("[FE12] the lead time is judged to the millisecond", () => {
  const { fees } = someFees();
  const inTime = (from: Date) => deliveryOffer(fees, { place: "tunis", from, now })?.inTime;
  expect(inTime(new Date("2026-12-07T09:00:00.000Z"))).toBe(true);
  expect(inTime(new Date("2026-12-07T08:59:59.999Z"))).toBe(false);
});

test("[FE12] an address is one plain line of 1 to 200 characters", () => {
  const problemOf = (text: string) => v.safeParse(DeliveryAddress, text).issues?.[0].message;
  expect(v.parse(DeliveryAddress, " 12,\u00A0rue de\nMarseille\u200B\u202E, Tunis ")).toBe(
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

test("[FE13] an edit keeps the price while the delivery stays, and its difference names a delivery added or removed", () => {
  const { from, to } = aRental();
  const delivered = quoteRental(aRental({ fees: deliveryFees({ price: 30 }) }));
  const booked = { from, to, quote: delivered };
  expect(editKeepsPrice(booked, { from, to, options: {}, fees: deliveryFees({ price: 30 }) })).toBe(true);
  expect(editKeepsPrice(booked, { from, to, options: {}, fees: [] })).toBe(false);
  const free = { ...booked, quote: quoteRental(aRental({ fees: deliveryFees({ price: 0 }) })) };
  expect(editKeepsPrice(free, { from, to, options: {}, fees: [] })).toBe(false);
  expect(quoteDifference(quoteRental(aRental()), delivered)).toEqual([
    { part: "delivery", before: 0, after: 30, difference: 30 },
  ]);
});
