import { expect, test } from "vitest";
import { checkDetails } from "./checkDetails.ts";
import { type CheckoutValues, type DriverRequirements, startValues } from "./checkoutFields.ts";

const person = {
  fullName: "Amel Ben Salah",
  email: " Amel@Example.tn ",
  phone: "20 123 456",
  birthDate: "1990-5-4",
};
const values: CheckoutValues = {
  ...startValues(null),
  "driver.fullName": person.fullName,
  "driver.email": person.email,
  "driver.phone": person.phone,
  "driver.birthDate": person.birthDate,
  remindOfPayment: false,
  termsAccepted: true,
};
const requirements: DriverRequirements = {
  additionalDriver: false,
  minimumAge: 21,
  delivery: false,
  collection: false,
  minimumLicenceYears: 0,
  pickupDate: "2026-12-01",
};
const errorsOf = (...[input, rules]: Parameters<typeof checkDetails>) => checkDetails(input, rules).errors;

test("valid fields are converted to the request body", () => {
  expect(checkDetails(values, requirements)).toEqual({
    errors: {},
    ready: {
      remindOfPayment: false,
      driver: { ...person, email: "amel@example.tn", phone: "+21620123456", birthDate: "1990-05-04" },
      additionalDriver: null,
      deliveryAddress: null,
      collectionAddress: null,
      arrival: null,
    },
  });
});

test.each([
  ["delivery", "deliveryAddress"],
  ["collection", "collectionAddress"],
] as const)(
  "[FE12, FE15] a %s requires an address, which is reduced to one plain line and dropped without the service",
  (service, field) => {
    const chosen = { ...requirements, [service]: true };
    expect(errorsOf(values, chosen)).toEqual({ [field]: "required" });
    const typed = { ...values, [field]: " 12,\u00A0rue de Marseille\u200B " };
    expect(checkDetails(typed, chosen).ready?.[field]).toBe("12, rue de Marseille");
    expect(checkDetails(typed, requirements).ready?.[field]).toBeNull();
  },
);

test("missing fields are reported in the order of the page", () => {
  expect(Object.entries(errorsOf(startValues(null), { ...requirements, minimumLicenceYears: 2 }))).toEqual([
    ["driver.fullName", "required"],
    ["driver.email", "required"],
    ["driver.phone", "required"],
    ["driver.birthDate", "required"],
    ["driver.licenceSince", "required"],
    ["termsAccepted", "terms_required"],
  ]);
});

test("an incomplete date is reported as invalid, not as missing", () => {
  expect(errorsOf({ ...values, "driver.birthDate": "1990-3-" }, requirements)).toEqual({
    "driver.birthDate": "birth_date_invalid",
  });
});

test("the age is counted on the day of pick-up", () => {
  const withBirthDate = (birthDate: string) => ({ ...values, "driver.birthDate": birthDate });
  expect(errorsOf(withBirthDate("2005-12-01"), requirements)).toEqual({});
  expect(errorsOf(withBirthDate("2005-12-02"), requirements)).toEqual({
    "driver.birthDate": "driver_too_young?age=21",
  });
});

test("the licence date is required only if the car requires years of driving", () => {
  const withLicence = { ...values, "driver.licenceSince": "2025-1-1" };
  expect(errorsOf(withLicence, requirements)).toEqual({});
  expect(errorsOf(withLicence, { ...requirements, minimumLicenceYears: 2 })).toEqual({
    "driver.licenceSince": "licence_too_recent?years=2",
  });
});

test("the additional driver is validated only if that option is chosen", () => {
  const withBothDrivers = {
    ...values,
    "additionalDriver.fullName": person.fullName,
    "additionalDriver.email": person.email,
    "additionalDriver.phone": "12",
    "additionalDriver.birthDate": "2010-01-01",
  };
  expect(errorsOf(withBothDrivers, requirements)).toEqual({});
  expect(errorsOf(withBothDrivers, { ...requirements, additionalDriver: true })).toEqual({
    "additionalDriver.phone": "phone_invalid",
    "additionalDriver.birthDate": "driver_too_young?age=21",
  });
});
