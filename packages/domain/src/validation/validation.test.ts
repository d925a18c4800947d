import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { Password } from "../account/Password.ts";
import { SignUp } from "../account/SignUp.ts";
import { optionalText, requiredText } from "./boundedText.ts";
import { DriverDetails } from "./DriverDetails.ts";
import { eligibleAdditionalDriver, eligibleDriver } from "./eligibleDriver.ts";
import { Email } from "./Email.ts";
import { FullName } from "./FullName.ts";
import { ImageUpload } from "./ImageUpload.ts";
import { isMissing } from "./isMissing.ts";
import { driverBirthDate, userBirthDate } from "./driverBirthDate.ts";
import { Phone } from "./Phone.ts";
import { TermsAccepted } from "./TermsAccepted.ts";
import { readValidationMessage } from "./ValidationMessage.ts";
import { validationCodes } from "./ValidationCode.ts";
import { refusalFields, validationFailures } from "./validationFailures.ts";

const details = {
  fullName: "Amine Ben Salah",
  email: "amine@example.tn",
  phone: "20 123 456",
  birthDate: "1995-04-03",
};

test("[VA1] treats a value of only spaces as missing", () => {
  expect(codes(requiredText(10), "  \t ")).toEqual(["required"]);
  expect(codes(requiredText(10), "")).toEqual(["required"]);
  expect(codes(requiredText(10), undefined)).toEqual(["required"]);
  expect(v.parse(requiredText(10), " ok ")).toBe("ok");
});

test("[VA23] lists empty fields by name", () => {
  const { issues = [] } = v.safeParse(DriverDetails, { fullName: "", email: "wrong", birthDate: null });
  const missing = validationFailures(issues).filter(({ code }) => isMissing(code));
  expect(missing.map(({ field }) => field)).toEqual(["fullName", "phone", "birthDate"]);
});

test("[VA23] lists unchecked, unchosen and unanswered fields, but not invalid ones", () => {
  expect(validationCodes.filter(isMissing)).toEqual([
    "required",
    "terms_required",
    "captcha_required",
    "image_required",
    "file_required",
    "rating_required",
    "answer_required",
  ]);
});

test("[VA2] reports the maximum length of a value that is too long", () => {
  expect(codes(optionalText(3), "abcd")).toEqual(["too_long?max=3"]);
  expect(codes(FullName, "a".repeat(101))).toEqual(["too_long?max=100"]);
  expect(codes(Email, `${"a".repeat(250)}@x.tn`)).toContain("too_long?max=254");
  expect(codes(Phone, "2".repeat(41))).toContain("too_long?max=40");
  expect(codes(Password, "a".repeat(201))).toEqual(["too_long?max=200"]);
});

test.each([
  "Amine Ben Salah",
  "Élodie d'Arc-Dupont",
  "Éléonore O’Neil".normalize("NFD"),
  "محمد علي",
  "Ng",
  "J.R. Ben Youssef",
  "Dr. Amel",
  "山田 太郎",
  "अमित शर्मा",
])("[VA3] accepts %j as a name", (name) => {
  expect(v.is(FullName, name)).toBe(true);
});

test.each([
  "12345",
  "Amine\nBcc: all",
  "<b>Amine</b>",
  "...",
  "Amine\u0000",
  "amine@example.tn",
  "https://example.tn",
  "Gagnez sur exemple.tn",
  "t.me",
  "موقع.تونس",
  "Amine \u{1F600}",
])("[VA3] rejects %j as a name", (name) => {
  expect(codes(FullName, name)[0]).toMatch(/^name_invalid\b/);
});

test.each([
  ["Amine <b>", "<"],
  ["Amine\nBcc: all", ":"],
  ["Amine, Salah", ","],
  ["Amine 2", "2"],
  ["Amine \u{1F600}", "\u{1F600}"],
  ["Amine\u0000", "U+0000"],
  ["Amine\uD800", "U+D800"],
  ["Amine (Nour)", "("],
])("[VA3] refuses the name %j and reports its invalid character", (name, character) => {
  const [message = ""] = codes(FullName, name);
  expect(readValidationMessage(message)).toEqual({ code: "name_invalid", params: {}, character });
});

test.each([
  ["Amine\u200F \u202ABen\u202C Salah", "Amine Ben Salah"],
  ["Amine\tSalah", "Amine Salah"],
  ["Amine\u2028Salah", "Amine Salah"],
  ["N’Guessan", "N’Guessan"],
  ["N‘Guessan", "N’Guessan"],
  ["Nʼguessan", "N’guessan"],
  ["D´Angelo", "D’Angelo"],
  ["O`Brien", "O’Brien"],
  ["Jean‑Luc", "Jean-Luc"],
  ["Jean–Luc", "Jean-Luc"],
  ["Gal·la Puig", "Gal·la Puig"],
  ["Gal•la", "Gal·la"],
  ["Madonna", "Madonna"],
  ["علی\u200Cرضا", "علی\u200Cرضا"],
])("[VA3] parses %j as the name %j", (typed, name) => {
  expect(v.parse(FullName, typed)).toBe(name);
});

test.each([
  ["\u202A+216 20 123 456\u202C", "+21620123456"],
  ["\u200E20\u00A0123\u00A0456", "+21620123456"],
  ["٢٠ ١٢٣ ٤٥٦", "+21620123456"],
  ["+٢١٦ ۲۰ 123 456", "+21620123456"],
  ["\uFEFF(+216) 20\u202F123\u2009456", "+21620123456"],
])("[VA5] parses %j as the number %j", (typed, phone) => {
  expect(v.parse(Phone, typed)).toBe(phone);
});

test.each([
  "\u200Bamine@example.tn",
  "amine@example.tn\u202C",
  "ami\u00ADne@example.tn",
  "amine@\uFEFFexample.tn",
])("[VA4] removes invisible characters from the address %j", (typed) => {
  expect(v.parse(Email, typed)).toBe("amine@example.tn");
});

test.each([
  "Amine@Example.TN",
  "a+b@mail.example.co.uk",
  "o'neil@example.com",
  "x@xn--caf-dma.fr",
  " a@b.tn ",
])("[VA4] accepts %j as an email address, in lower case", (email) => {
  expect(v.parse(Email, email)).toBe(email.trim().toLowerCase());
});

test.each([
  "amine",
  "amine@",
  "@example.tn",
  "amine@localhost",
  "a b@example.tn",
  "a..b@example.tn",
  ".a@example.tn",
  "a@-example.tn",
  "a@example..tn",
  "a@example.t",
  "a@example.12",
  "a@b.tn, c@d.tn",
  "Amine <a@b.tn>",
  "a@b.tn\r\nBcc: c@d.tn",
  `${"a".repeat(65)}@example.tn`,
])("[VA4] rejects %j as an email address", (email) => {
  expect(codes(Email, email)).toEqual(["email_invalid"]);
});

test("[VA4] rejects a near match of an email address without exponential backtracking", () => {
  const started = performance.now();
  expect(v.is(Email, `${"a.".repeat(100)}@${"a-".repeat(20)}!`)).toBe(false);
  expect(v.is(Email, `a@${"a.".repeat(120)}!`)).toBe(false);
  // Exponential backtracking would take minutes.
  expect(performance.now() - started).toBeLessThan(5000);
});

test.each([
  ["20 123 456", "+21620123456"],
  ["71 123 456", "+21671123456"],
  ["(+216) 98-765-432", "+21698765432"],
  ["00216 98 765 432", "+21698765432"],
  ["+33 6 12 34 56 78", "+33612345678"],
  ["(+33) 6 12 34 56 78", "+33612345678"],
  ["+1 212 555 2368", "+12125552368"],
])("[VA5] parses %j as %s", (phone, e164) => {
  expect(v.parse(Phone, phone)).toBe(e164);
});

test.each([
  "1234",
  "10 123 456",
  "20123456 ext. 5",
  "call 20123456",
  "+216",
  "+999 12345678",
  "0612345678",
  "--",
])("[VA5] rejects %j as a phone number", (phone) => {
  expect(codes(Phone, phone)).toEqual(["phone_invalid"]);
});

test("[VA6] requires a valid birth date between 1900 and the reference day", () => {
  const schema = driverBirthDate({ on: "2026-12-01" });
  for (const date of ["1899-12-31", "2026-12-02", "2001-02-29", "03/04/1995", "1995-4-3"]) {
    expect(codes(schema, date)).toEqual(["birth_date_invalid"]);
  }
  expect(codes(schema, "1900-01-01")).toEqual([]);
  expect(codes(schema, "")[0]).toBe("required");
  expect(codes(schema, 19950403)).toEqual(["required"]);
});

test("[VA7] requires age 21 on the day of pick-up, or the car's minimum age", () => {
  expect(v.is(driverBirthDate({ on: "2026-12-01" }), "2005-12-01")).toBe(true);
  expect(codes(driverBirthDate({ on: "2026-12-01" }), "2005-12-02")).toEqual(["driver_too_young?age=21"]);
  expect(codes(driverBirthDate({ on: "2026-12-01", carMinimumAge: 25 }), "2001-12-02")).toEqual([
    "driver_too_young?age=25",
  ]);
  expect(v.is(driverBirthDate({ on: "2026-12-01", carMinimumAge: 25 }), "2001-12-01")).toBe(true);
  // A car's minimum age below the marketplace's has no effect.
  expect(codes(driverBirthDate({ on: "2026-12-01", carMinimumAge: 18 }), "2007-01-01")).toEqual([
    "driver_too_young?age=21",
  ]);
  expect(v.is(driverBirthDate({ on: "2026-12-01", minimumAge: 18 }), "2008-12-01")).toBe(true);
});

test("[VA7] requires age 21 today, before any rental", () => {
  expect(v.is(userBirthDate({ on: "2026-12-01" }), "2005-12-01")).toBe(true);
  expect(codes(userBirthDate({ on: "2026-12-01" }), "2005-12-02")).toEqual(["too_young?age=21"]);
});

test("[VA8] requires a licence date for a car with minimum licence years", () => {
  const schema = eligibleDriver({ pickupDate: "2026-12-01", minimumLicenceYears: 2 });
  expect(failures(schema, details)).toEqual({ licenceSince: "required" });
  expect(failures(schema, { ...details, licenceSince: "2024-12-02" })).toEqual({
    licenceSince: "licence_too_recent?years=2",
  });
  expect(failures(schema, { ...details, licenceSince: "2027-01-01" })).toEqual({
    licenceSince: "licence_date_invalid",
  });
  expect(failures(schema, { ...details, licenceSince: "2024-12-01" })).toEqual({});
});

test("[VA8] does not require a licence date for other cars and additional drivers", () => {
  expect(failures(eligibleDriver({ pickupDate: "2026-12-01" }), details)).toEqual({});
  const additional = eligibleAdditionalDriver({ pickupDate: "2026-12-01", carMinimumAge: 40 });
  expect(failures(additional, details)).toEqual({ birthDate: "driver_too_young?age=40" });
});

test("[VA9] accepts only `true` as acceptance of the terms", () => {
  expect(v.is(TermsAccepted, true)).toBe(true);
  for (const value of [false, undefined, "true", 1])
    expect(codes(TermsAccepted, value)).toEqual(["terms_required"]);
});

test("[VA15] a password requires 6 characters, and spaces count", () => {
  expect(codes(Password, "12345")).toEqual(["password_too_short?min=6"]);
  expect(v.parse(Password, "  12  ")).toBe("  12  ");
  expect(codes(Password, "")).toContain("required");
});

describe("[VA16] failures are codes with their parameters", () => {
  test("[VA16] names the field by its path", () => {
    const { issues = [] } = v.safeParse(v.object({ driver: DriverDetails }), {
      driver: { ...details, email: "wrong" },
    });
    expect(validationFailures(issues)).toEqual([
      { field: "driver.email", code: "email_invalid", params: {} },
    ]);
  });

  test("[VA16] keeps the first failure of a field", () => {
    expect(failures(DriverDetails, { ...details, email: `${"@".repeat(300)}` })).toEqual({
      email: "too_long?max=254",
    });
  });

  test("[VA16] reports a failure without a message as invalid, or as required when the value is missing", () => {
    const numbers = v.object({ a: v.number(), b: v.number(), c: v.number() });
    expect(failures(numbers, { a: "1", b: null })).toEqual({
      a: "invalid",
      b: "required",
      c: "required",
    });
  });
});

test("[VA17] rejects user types other than driver", () => {
  const signUp = { ...details, type: "supplier", password: "secret", termsAccepted: true, language: "fr" };
  expect(failures(SignUp, signUp)).toEqual({ type: "user_type_invalid" });
  expect(failures(SignUp, { ...signUp, type: undefined })).toEqual({ type: "user_type_invalid" });
  expect(failures(SignUp, { ...signUp, type: "user" })).toEqual({});
});

test("[VA18] accepts an image of a known type up to 5 MB", () => {
  const megabytes = (count: number) => ({ type: "image/webp", size: count * 1024 * 1024 });
  expect(failures(ImageUpload, megabytes(5))).toEqual({});
  expect(failures(ImageUpload, megabytes(5.01))).toEqual({ size: "image_too_large?megabytes=5" });
  expect(failures(ImageUpload, { type: "image/svg+xml", size: 10 })).toEqual({ type: "image_type_invalid" });
  for (const undecided of ["", "application/octet-stream", "image/jpg", "image/pjpeg"])
    expect(failures(ImageUpload, { type: undecided, size: 10 })).toEqual({});
  expect(failures(ImageUpload, { type: "image/png", size: 0 })).toEqual({ size: "image_required" });
  expect(codes(ImageUpload, undefined)).toEqual(["image_required"]);
});

function codes(schema: v.GenericSchema, input: unknown): string[] {
  return v.safeParse(schema, input).issues?.map((issue) => issue.message) ?? [];
}

function failures(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
