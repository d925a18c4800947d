import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { aCarDraft } from "../testing/aCarDraft.ts";
import { CarDraft } from "./CarDraft.ts";
import { readCarForm } from "./readCarForm.ts";
import { CarPlate } from "./CarPlate.ts";
import { photoAlternative } from "./CarPhoto.ts";
import { missingForPublishing } from "./missingForPublishing.ts";

const fieldsOf = (changes: object) => {
  const { issues } = v.safeParse(CarDraft, { ...aCarDraft(), ...changes });
  return issues === undefined ? {} : refusalFields(issues);
};

describe("[FL2] the requirements for publishing", () => {
  const complete = { ...aCarDraft(), photos: 1 };
  test("are met by a complete car", () => {
    expect(missingForPublishing(complete)).toEqual({ required: [], advised: [] });
  });
  test("are a plate, a place, a price, a deposit and an excess; a photo is advised", () => {
    const empty = { plate: null, places: [], dailyPrice: null, deposit: null, excess: null, photos: 0 };
    expect(missingForPublishing(empty)).toEqual({
      required: ["plate", "places", "dailyPrice", "deposit", "excess"],
      advised: ["photo"],
    });
    expect(missingForPublishing({ ...complete, dailyPrice: 0 }).required).toEqual(["dailyPrice"]);
    expect(missingForPublishing({ ...complete, deposit: -1 }).required).toEqual([]);
  });
});

test("[PR19] [VA2] refuses values outside the bounds of each field", () => {
  expect(
    fieldsOf({
      name: "x".repeat(101),
      seats: 0,
      doors: 2.5,
      dailyPrice: 80.555,
      deposit: -2,
      fullInsurance: 40_001,
      mileage: 0,
      plate: "<script>",
      chassisLast: "12 34",
      registrationDate: "2027-02-29",
      minimumAge: 17,
    }),
  ).toEqual({
    name: "too_long?max=100",
    seats: "number_out_of_range?min=1&max=60",
    doors: "number_out_of_range?min=0&max=9",
    dailyPrice: "price_invalid",
    deposit: "price_invalid",
    fullInsurance: "price_invalid",
    mileage: "number_out_of_range?min=1&max=100000",
    plate: "text_invalid",
    chassisLast: "text_invalid",
    registrationDate: "date_invalid",
    minimumAge: "number_out_of_range?min=18&max=99",
  });
});

test("[PL2] a cover that raises the excess is refused", () => {
  const { excess } = aCarDraft();
  expect(fieldsOf({ excess: { ...excess, damageWithWaiver: 9000, theftWithProtection: 9000 } })).toEqual({
    "excess.damageWithWaiver": "excess_raised",
    "excess.theftWithProtection": "excess_raised",
  });
});

test.each([
  ["\u202A١٢٣ تونس ٤٥٦٧\u202C", "123 TU 4567"],
  [" 210 tu 33 ", "210 TU 33"],
  ["123تونس4567", "123 TU 4567"],
])("[FL5] the plate typed as %j is stored as %s", (typed, plate) => {
  expect(v.parse(CarPlate, typed)).toBe(plate);
});

test("reads a draft from a form with any digits and decimal marks", () => {
  const form = new FormData();
  const draft = aCarDraft({ dailyPrice: 1250.5, cancellation: 0, amendments: -1, mileage: 300 });
  for (const [name, value] of Object.entries(draft)) {
    if (typeof value === "string" || typeof value === "number") form.set(name, String(value));
  }
  form.set("name", `\u200F${draft.name}`);
  form.set("dailyPrice", "١ ٢٥٠٫٥");
  form.set("deposit.kind", "amount");
  form.set("mileage.kind", "limited");
  form.set("cancellation.kind", "included");
  form.set("amendments.kind", "none");
  form.set("aircon", "on");
  for (const place of draft.places) form.append("places", place);
  for (const feature of draft.multimedia) form.append("multimedia", feature);
  for (const [name, amount] of Object.entries(draft.excess ?? {})) form.set(`excess.${name}`, `${amount},0`);
  expect(v.parse(CarDraft, readCarForm(form))).toEqual(draft);
});

test("an empty form reports the required fields, but not those that a draft may lack", () => {
  const { issues } = v.safeParse(CarDraft, readCarForm(new FormData()));
  const fields = refusalFields(issues ?? []);
  expect(fields).toMatchObject({ name: "required", seats: expect.any(String) });
  for (const field of ["plate", "dailyPrice", "deposit", "excess", "registrationDate"])
    expect(fields).not.toHaveProperty(field);
});

test("a photo's text alternative is in the driver's language, otherwise in French, otherwise the car's name", () => {
  const carName = "Kia Picanto";
  expect(photoAlternative({ es: "Coche rojo", fr: "Voiture rouge" }, { language: "es", carName })).toBe(
    "Coche rojo",
  );
  expect(photoAlternative({ fr: "Voiture rouge" }, { language: "en", carName })).toBe("Voiture rouge");
  expect(photoAlternative({}, { language: "en", carName })).toBe(carName);
});
