import { expect, test } from "vitest";
import { checkSignUp } from "./checkSignUp.ts";
import { emptySignUp } from "./SignUpValues.ts";

const rules = { today: "2026-12-01", minimumAge: 21, language: "fr" } as const;
const amel = {
  fullName: "Amel Ben Salah",
  email: "Amel@Example.tn ",
  phone: "20 123 456",
  birthDate: "1995-3-4",
  password: "sidi bou said",
  confirmation: "sidi bou said",
  termsAccepted: true,
  captcha: true,
};

test("a complete form is normalised and ready to send", () => {
  expect(checkSignUp(amel, rules).ready).toEqual({
    type: "user",
    fullName: "Amel Ben Salah",
    email: "amel@example.tn",
    phone: "+21620123456",
    birthDate: "1995-03-04",
    password: "sidi bou said",
    termsAccepted: true,
    language: "fr",
  });
});

test("an empty form has `required` for every field, the password included", () => {
  expect(checkSignUp(emptySignUp, rules)).toEqual({
    ready: null,
    errors: {
      fullName: "required",
      email: "required",
      phone: "required",
      birthDate: "required",
      password: "required",
      confirmation: "required",
      termsAccepted: "terms_required",
      captcha: "captcha_required",
    },
  });
});

test.each([
  ["email", "amel@", "email_invalid"],
  ["phone", "12", "phone_invalid"],
  ["birthDate", "2010-1-1", "too_young?age=21"],
  ["birthDate", "1995-2-30", "birth_date_invalid"],
  ["password", "abc", "password_too_short?min=6"],
  ["confirmation", "sidi bou sair", "password_mismatch"],
])("%s %j is %s", (name, value, message) => {
  expect(checkSignUp({ ...amel, [name]: value }, rules).errors).toMatchObject({ [name]: message });
});

test("a driver is old enough on the 21st birthday", () => {
  expect(checkSignUp({ ...amel, birthDate: "2005-12-1" }, rules).ready).not.toBeNull();
});
