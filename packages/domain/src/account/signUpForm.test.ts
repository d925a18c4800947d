import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { signUpForm } from "./signUpForm.ts";

const form = signUpForm({ on: "2026-12-01", minimumAge: 21 });
const body = {
  type: "user",
  fullName: "Amel Ben Salah",
  email: "amel@example.tn",
  phone: "+21620123456",
  birthDate: "1995-03-04",
  password: "sidi bou said",
  termsAccepted: true,
  language: "fr",
};
const formInput = { ...body, confirmation: "sidi bou said", captcha: true };

test("parsing the sign-up form returns the request body", () => {
  expect(v.parse(form, formInput)).toEqual(body);
});

test("[VA21] rejects a sign-up without a solved captcha", () => {
  for (const captcha of [false, undefined, "true", 1]) {
    expect(fieldErrors({ ...formInput, captcha })).toEqual({ captcha: "captcha_required" });
  }
});

test("[VA20] reports mismatched passwords even if other fields are missing", () => {
  expect(
    fieldErrors({ ...formInput, confirmation: "sidi bou sair", termsAccepted: false, email: undefined }),
  ).toEqual({
    email: "required",
    termsAccepted: "terms_required",
    confirmation: "password_mismatch",
  });
});

test("[VA7] requires an age of 21 today, or the marketplace's minimum age", () => {
  expect(fieldErrors({ ...formInput, birthDate: "2005-12-01" })).toEqual({});
  expect(fieldErrors({ ...formInput, birthDate: "2005-12-02" })).toEqual({ birthDate: "too_young?age=21" });
  const valid = v.safeParse(signUpForm({ on: "2026-12-01", minimumAge: 25 }), formInput);
  expect(valid.success).toBe(true);
  const invalid = v.safeParse(signUpForm({ on: "2020-12-01", minimumAge: 26 }), formInput);
  expect(refusalFields(invalid.issues ?? [])).toEqual({ birthDate: "too_young?age=26" });
});

test("[VA17] rejects a user type other than driver", () => {
  expect(fieldErrors({ ...formInput, type: "supplier" })).toEqual({ type: "user_type_invalid" });
});

function fieldErrors(input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(form, input).issues ?? []);
}
