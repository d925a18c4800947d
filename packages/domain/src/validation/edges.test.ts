import * as v from "valibot";
import { expect, test } from "vitest";
import { AdditionalDriverDetails } from "./AdditionalDriverDetails.ts";
import { anyText, optionalText } from "./boundedText.ts";
import { eligibleAdditionalDriver } from "./eligibleDriver.ts";
import { Email } from "./Email.ts";
import { ImageUpload } from "./ImageUpload.ts";
import { licenceDate } from "./licenceDate.ts";
import { driverBirthDate } from "./driverBirthDate.ts";

// Edge cases found by mutation testing: values on both sides of each limit, and single codes.
const on = "2026-12-01";

test("[VA2] limits the length of a stored string and rejects other types", () => {
  expect(codes(anyText(3), "abc")).toEqual([]);
  expect(codes(anyText(3), "abcd")).toEqual(["too_long?max=3"]);
  expect(codes(optionalText(3), 1)).toEqual(["invalid"]);
});

test("[VA4] accepts 64 characters before the @, and dots between them", () => {
  expect(v.is(Email, `${"a".repeat(64)}@x.tn`)).toBe(true);
  expect(v.is(Email, `${"a".repeat(65)}@x.tn`)).toBe(false);
  expect(v.is(Email, "amine.ben.salah@example.tn")).toBe(true);
});

test("[VA6] reports a birth date on the reference day as too young, a later one as invalid", () => {
  expect(codes(driverBirthDate({ on }), on)).toEqual(["driver_too_young?age=21"]);
  expect(codes(driverBirthDate({ on }), "2026-12-02")).toEqual(["birth_date_invalid"]);
});

test("[VA8] reports a licence date on the reference day as too recent, a later one as invalid, a missing one as required", () => {
  const licence = licenceDate({ on, years: 1 });
  expect(codes(licence, on)).toEqual(["licence_too_recent?years=1"]);
  expect(codes(licence, "2026-12-02")).toEqual(["licence_date_invalid"]);
  expect(codes(licence, "2025-02-30")).toEqual(["licence_date_invalid"]);
  expect(codes(licence, null)).toEqual(["required"]);
  expect(codes(licence, "")[0]).toBe("required");
  expect(v.is(licenceDate({ on, years: 0 }), on)).toBe(true);
});

test("[VA8] drops an additional driver's licence date", () => {
  const driver = {
    fullName: "Leïla Trabelsi",
    email: "l@x.tn",
    phone: "20 123 456",
    birthDate: "1990-01-01",
  };
  for (const schema of [AdditionalDriverDetails, eligibleAdditionalDriver({ pickupDate: on })]) {
    expect(v.parse(schema, { ...driver, licenceSince: "2025-01-01" })).not.toHaveProperty("licenceSince");
  }
});

test("[VA18] rejects an image without a size", () => {
  for (const size of [undefined, null, "10"]) {
    expect(codes(ImageUpload, { type: "image/png", size })).toEqual(["image_required"]);
  }
});

function codes(schema: v.GenericSchema, input: unknown): string[] {
  return v.safeParse(schema, input).issues?.map((issue) => issue.message) ?? [];
}
