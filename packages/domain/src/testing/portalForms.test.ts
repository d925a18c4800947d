import * as v from "valibot";
import { expect, test } from "vitest";
import { EnteredBlock } from "../block/EnteredBlock.ts";
import { CarDraft } from "../car/CarDraft.ts";
import { Extra } from "../pricing/extras/Extra.ts";
import { Season } from "../season/Season.ts";
import { DocumentDetails } from "../supplier/papers/DocumentDetails.ts";
import { SupplierRules } from "../supplier/SupplierRules.ts";
import { aCarDraft } from "./aCarDraft.ts";

const name = { fr: "Siège", en: "Seat", es: "Silla" };
const meeting = {
  position: { latitude: 36.8, longitude: 10.2 },
  instructions: { fr: "Porte 2", en: "Gate 2", es: "Puerta 2" },
};
/** A valid input for each of the portal's forms. */
const forms: Readonly<Record<string, { schema: v.GenericSchema; value: object }>> = {
  car: { schema: CarDraft, value: aCarDraft() },
  season: {
    schema: Season,
    value: {
      name: "Été",
      startDate: "2027-07-01",
      endDate: "2027-07-01",
      repeatsYearly: false,
      price: { kind: "daily", amount: 100 },
      minimumDays: null,
      ranges: ["mini"],
      carIds: ["car-1"],
    },
  },
  extra: {
    schema: Extra,
    value: { kind: "childSeat", name, price: 8, per: "day", maximumPerRental: 2, stock: 3 },
  },
  block: {
    schema: EnteredBlock,
    value: {
      kind: "walkIn",
      from: "2027-01-01T08:00:00Z",
      to: "2027-01-02T08:00:00Z",
      note: "Vidange",
      carId: "car-1",
      walkIn: { customer: "Sami Ben Youssef", phone: "+21620123456", price: 90, contractNumber: "C-1" },
    },
  },
  document: {
    schema: DocumentDetails,
    value: { number: "B1", title: "Contrat", issuedOn: "2026-01-01", expiresOn: "2027-01-01" },
  },
  rules: {
    schema: SupplierRules,
    value: {
      identity: {
        name: "Jasmin",
        bio: "Citadines",
        phone: "+21671000111",
        email: "a@b.example",
        address: "12, rue de Marseille",
        position: meeting.position,
      },
      hours: {
        openingHours: [{ days: ["monday"], opens: "08:00", closes: "18:00" }],
        closedDates: [{ name: "Aïd", from: "2027-03-10", to: "2027-03-10", yearly: false }],
      },
      terms: {
        leadTimeHours: 0,
        turnaroundMinutes: 60,
        minimumRentalDays: 1,
        downPaymentShare: null,
        payLater: true,
        confirmsMoves: false,
        keptHours: { withoutArrival: 2, withArrival: 24 },
      },
      fees: { oneWay: [], airport: 15, outsideHours: null, youngDriver: null, delivery: [], collection: [] },
      covers: { theftProtection: ["glass"], collisionDamageWaiver: [], fullInsurance: ["glass", "tyres"] },
      deposits: [
        { method: "cash", amount: null },
        { method: "card", amount: 900 },
      ],
      places: [{ location: "place-1", acceptsReturns: true, meeting }],
    },
  },
};

type Path = readonly (string | number)[];

function leavesOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function withLeaf(value: object, path: Path, leaf: unknown): object {
  // Not `structuredClone`, which would preserve shared references: `meeting.position` occurs twice.
  const changed: object = JSON.parse(JSON.stringify(value)) as object;
  const parent = path.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key) as object, changed);
  Reflect.set(parent, path.at(-1) ?? "", leaf);
  return changed;
}

const cases = Object.entries(forms).flatMap(([form, { schema, value }]) =>
  leavesOf(value).map((leaf) => ({ form, schema, base: value, leaf, field: leaf.path.join(".") })),
);

test.each(Object.entries(forms))("the sample input of the form %s is valid", (_, { schema, value }) => {
  expect(v.safeParse(schema, value).issues).toBeUndefined();
});

test.each(cases)("[VA2] $form: $field rejects other types and 50,000 characters, at its own path", (one) => {
  const { schema, base, leaf } = one;
  for (const bad of [
    { a: 1 },
    Symbol("s"),
    "x".repeat(50_000),
    typeof leaf.value === "string" ? 7 : "seven",
  ]) {
    const { issues } = v.safeParse(schema, withLeaf(base, leaf.path, bad));
    const paths = (issues ?? []).map((issue) => (issue.path ?? []).map(({ key }) => key).join("."));
    expect(paths.some((path) => one.field.startsWith(path) || path.startsWith(one.field))).toBe(true);
  }
});

test.each(cases.filter(({ leaf }) => typeof leaf.value === "string"))(
  "[VA2] $form: $field removes or rejects control and direction characters",
  ({ schema, base, leaf }) => {
    for (const bad of ["\u0000", "\u0007", "\u001B", "\u0085", "\u202E", "\u2066"]) {
      const typed = `${bad}${String(leaf.value)}${bad}`;
      const { success, output } = v.safeParse(schema, withLeaf(base, leaf.path, typed));
      const kept = success ? JSON.stringify(output) : "";
      expect(kept).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|\\u00|[\u007F-\u009F]/);
    }
  },
);
