import { expect, test } from "vitest";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { checkEditPeriod } from "./checkEditPeriod.ts";
import { editKeepsPrice } from "./editKeepsPrice.ts";

const at = (moment: string) => new Date(moment);
const [from, to] = [at("2026-12-01T09:00:00Z"), at("2026-12-04T09:00:00Z")];

const lineOf = (option: "theftProtection" | "fullInsurance" | "amendments", unitPrice: number) => ({
  option,
  unitPrice,
  quantity: 1,
  price: unitPrice,
});
const bookedRental = {
  from,
  to,
  quote: {
    optionLines: [lineOf("amendments", 20), lineOf("theftProtection", 5), lineOf("fullInsurance", 0)],
  },
};

test("[CN9] an edit of places, drivers or included options keeps the price", () => {
  expect(editKeepsPrice(bookedRental, { from, to, options: { theftProtection: true } })).toBe(true);
  expect(
    editKeepsPrice(bookedRental, { from, to, options: { theftProtection: true, fullInsurance: true } }),
  ).toBe(true);
});

test("[CN9] an edit of a date or of an option with a price changes the price", () => {
  const options = { theftProtection: true };
  expect(editKeepsPrice(bookedRental, { from, to: at("2026-12-04T09:01:00Z"), options })).toBe(false);
  expect(editKeepsPrice(bookedRental, { from: at("2026-12-01T08:00:00Z"), to, options })).toBe(false);
  expect(editKeepsPrice(bookedRental, { from, to, options: {} })).toBe(false);
  expect(editKeepsPrice(bookedRental, { from, to, options: { ...options, additionalDriver: true } })).toBe(
    false,
  );
});

test("[EX7] [CN9] an edit of the extras or of their number changes the price; one with the same extras does not", () => {
  const { kind, name } = anExtra();
  const seat = { kind, name, per: "day", unitPrice: 5, quantity: 6, price: 30 } as const;
  const quote = { ...bookedRental.quote, extraLines: [{ ...seat, extra: "seat", count: 2 }] };
  const keeps = (extras: { id: string; count: number }[]) =>
    editKeepsPrice({ ...bookedRental, quote }, { from, to, options: { theftProtection: true }, extras });
  expect(keeps([{ id: "seat", count: 2 }])).toBe(true);
  expect(keeps([{ id: "seat", count: 1 }])).toBe(false);
  expect(keeps([{ id: "gps", count: 2 }])).toBe(false);
  expect(keeps([])).toBe(false);
  const added = { from, to, options: { theftProtection: true }, extras: [{ id: "seat", count: 1 }] };
  expect(editKeepsPrice(bookedRental, added)).toBe(false);
});

test("[FE7] [CN9] an edit with other fees changes the price; one with the same fees does not", () => {
  const fees = [{ kind: "airport", price: 15, count: 2 }] as const;
  const line = { kind: "airport", unitPrice: 15, quantity: 2, price: 30 } as const;
  const booked = { ...bookedRental, quote: { ...bookedRental.quote, feeLines: [line] } };
  const edit = { from, to, options: { theftProtection: true } };
  expect(editKeepsPrice(booked, { ...edit, fees })).toBe(true);
  expect(editKeepsPrice(booked, edit)).toBe(false);
  expect(editKeepsPrice(booked, { ...edit, fees: [{ ...fees[0], count: 1 }] })).toBe(false);
  expect(editKeepsPrice(booked, { ...edit, fees: [{ ...fees[0], price: 16 }] })).toBe(false);
  expect(editKeepsPrice(bookedRental, { ...edit, fees })).toBe(false);
});

const rules = { timeZone: "Africa/Tunis", leadTimeHours: 24, minimumRentalDays: 2 };

test("[CN11] an unchanged pick-up time needs no new lead time and may be any time ahead", () => {
  expect(checkEditPeriod({ from, to }, from, { ...rules, now: at("2024-12-01T08:30:00Z") })).toBeNull();
  const now = at("2026-12-01T08:30:00Z");
  expect(checkEditPeriod({ from, to }, from, { ...rules, now })).toBeNull();
  expect(checkEditPeriod({ from: at("2026-12-01T10:00:00Z"), to }, from, { ...rules, now })).toMatchObject({
    field: "from",
    code: "pickup_too_soon",
  });
});

test("[CN11] an edit obeys the other limits of a new booking", () => {
  const now = at("2026-11-20T12:00:00Z");
  const check = (dropOff: string, pickup = from) =>
    checkEditPeriod({ from: pickup, to: at(dropOff) }, from, { ...rules, now })?.code;
  expect(check("2026-12-02T09:00:00Z")).toBe("booking_too_short");
  expect(check("2027-06-01T09:00:01Z")).toBe("booking_too_long");
  expect(check("2026-12-01T09:00:00Z")).toBe("drop_off_before_pickup");
  expect(check("2028-06-04T09:00:00Z", at("2028-06-01T09:00:00Z"))).toBe("pickup_too_far");
});
