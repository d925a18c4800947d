import * as v from "valibot";
import { expect, test } from "vitest";
import { Booking } from "../booking/Booking.ts";
import { RentalOptions } from "../booking/RentalOptions.ts";
import { Car } from "../car/Car.ts";
import { Dinars, hasAtMostTwoDecimals, MAX_DINARS } from "../money/Dinars.ts";
import { toDinars, toMillimes } from "../money/millimes.ts";
import { CarPricing } from "../pricing/CarPricing.ts";
import { Commission } from "../pricing/commission/Commission.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { aBooking } from "./aBooking.ts";
import { aCar } from "./aCar.ts";

test("a car and a booking pass the API's schemas unchanged", () => {
  expect(v.parse(Car, JSON.parse(JSON.stringify(aCar())))).toEqual(aCar());
  expect(v.parse(Booking, JSON.parse(JSON.stringify(aBooking())))).toEqual(aBooking());
});

test("[BK6] rejects a booking reference with a letter that the API never uses", () => {
  for (const reference of ["SY-7K3Q9", "SY-7K3Q9DD", "XSY-7K3Q9D", "SY-7k3q9d", "SY-______", "SY-7K3Q9O"]) {
    expect(fieldErrors(Booking, aBooking({ reference }))).toEqual({ reference: "invalid" });
  }
});

test("every missing field of a booking or a car is reported by name", () => {
  for (const key of Object.keys(aBooking())) {
    expect(Object.keys(fieldErrors(Booking, { ...aBooking(), [key]: undefined }))).toEqual([key]);
  }
  const withoutPrice = fieldErrors(Car, { ...aCar(), dailyPrice: undefined });
  expect(Object.keys(withoutPrice)).toEqual(["dailyPrice"]);
});

test("every missing nested field of a booking is reported by name", () => {
  const at = "2026-05-20T08:00:00Z";
  const cancelRequest = { requestedAt: at, requestedBy: "user-1", ...undecided };
  const payment = { id: "payment-1", amount: 106, gateway: null, reference: null, at };
  const refundFields = { state: "requested", reason: "late_payment", settledAt: null } as const;
  const refund = { ...payment, ...refundFields, id: "refund-1", paymentId: "payment-1" };
  const { fullName, email } = aBooking().driver;
  const additionalDriver = { fullName, email, phone: "+21620123456", birthDate: "1990-01-01" };
  const nestedObjects = { cancelRequest, additionalDriver };
  expect(
    fieldErrors(Booking, aBooking({ ...nestedObjects, payments: [payment], refunds: [refund] })),
  ).toEqual({});
  for (const [name, part] of Object.entries(nestedObjects)) {
    for (const key of Object.keys(part)) {
      const booking = { ...aBooking(), [name]: { ...part, [key]: undefined } };
      expect(Object.keys(fieldErrors(Booking, booking))).toEqual([`${name}.${key}`]);
    }
  }
  for (const [name, part] of Object.entries({ payments: payment, refunds: refund })) {
    for (const key of Object.keys(part)) {
      const booking = { ...aBooking(), [name]: [{ ...part, [key]: undefined }] };
      expect(Object.keys(fieldErrors(Booking, booking))).toEqual([`${name}.0.${key}`]);
    }
  }
});

const undecided = { declinedAt: null, declinedBy: null, acceptedAt: null, acceptedBy: null };

test("absent options count as not chosen", () => {
  expect(v.parse(RentalOptions, {})).toEqual(aBooking().options);
});

test("[PR19] rejects invalid catalogue prices, periods and discounts", () => {
  const period = { startDate: "2026-06-01", endDate: "2026-06-30", dailyPrice: 100 };
  const price = (changes: Partial<Car>) => fieldErrors(CarPricing, aCar(changes));
  expect(price({ periodicPrices: [period, { ...period, endDate: "2026-06-01" }] })).toEqual({});
  expect(price({ periodicPrices: [{ ...period, endDate: "2026-05-31" }] })).toEqual({
    "periodicPrices.0": "period_reversed",
  });
  expect(price({ periodicPrices: [{ ...period, endDate: "2026-06-31" }] })).toEqual({
    "periodicPrices.0.endDate": "date_invalid",
  });
  expect(price({ dailyPrice: 40_000 })).toEqual({});
  expect(price({ dailyPrice: 40_000.01 })).toEqual({ dailyPrice: "price_invalid" });
  expect(price({ cancellation: -1, fullInsurance: 0 })).toEqual({});
  for (const invalidPrice of [-2, -0.5, 1.001]) {
    expect(price({ cancellation: invalidPrice })).toEqual({ cancellation: "price_invalid" });
  }
  expect(price({ cancellation: "free" as never })).toEqual({ cancellation: "price_invalid" });
  expect(price({ discounts: [{ threshold: 0, percentage: 10 }] })).toEqual({
    "discounts.0.threshold": "invalid",
  });
  for (const percentage of [-0.5, 100.5, 7.125, Number.NaN]) {
    expect(price({ discounts: [{ threshold: 3, percentage }] })).toEqual({
      "discounts.0.percentage": "percentage_invalid",
    });
  }
  expect(fieldErrors(Commission, { enabled: true, rate: 6 })).toEqual({ effectiveDate: "required" });
});

test("[PR19] an amount in TND has at most 2 decimals and is below the bound for exact sums", () => {
  const amount = v.object({ amount: Dinars });
  for (const dinars of [0, 0.01, 85.55, MAX_DINARS])
    expect(fieldErrors(amount, { amount: dinars })).toEqual({});
  for (const dinars of [-0.01, 0.001, 85.555, MAX_DINARS + 1, Number.NaN, Infinity, "1"]) {
    expect(fieldErrors(amount, { amount: dinars })).toEqual({ amount: "price_invalid" });
  }
  expect([0.1 + 0.2, Number.NaN, Infinity].map(hasAtMostTwoDecimals)).toEqual([false, false, false]);
});

test("conversion between TND and millimes is exact up to its bound", () => {
  expect(toMillimes(85.55)).toBe(85_550);
  expect(toDinars(85_550)).toBe(85.55);
  expect(toMillimes(-1.1)).toBe(-1100);
  expect(toMillimes(1e12)).toBe(1e15);
  expect(toMillimes(-1e12)).toBe(-1e15);
  for (const amount of [0.001, 1e13, -1e13, Number.NaN, Infinity]) {
    expect(() => toMillimes(amount)).toThrow(/at most 2 decimals/);
  }
});

function fieldErrors(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
