import { expect, test } from "vitest";
import { checkSignUp } from "./SignUp.action.ts";
import { emptySignUp } from "./SignUpValues.ts";

const now = new Date("2026-12-01T12:00:00Z");
const amel = {
  fullName: "Amel Ben Salah",
  email: "Amel@Example.tn ",
  phone: "20 123 456",
  birthDate: "1995-3-4",
  password: "sidi bou said",
  confirmation: "sidi bou said",
  termsAccepted: true,
  acceptsPromotions: false,
  captcha: true,
};

test("the values of a complete form are normalised and ready to submit", () => {
  expect(checkSignUp(amel, now).ready).toEqual({
    type: "user",
    fullName: "Amel Ben Salah",
    email: "amel@example.tn",
    phone: "+21620123456",
    birthDate: "1995-03-04",
    password: "sidi bou said",
    termsAccepted: true,
    acceptsPromotions: false,
    language: "fr",
  });
});

test("an empty form reports `required` for every field, including the password", () => {
  expect(checkSignUp(emptySignUp, now)).toEqual({
    ready: null,
    errors: {
      fullName: "required",
      email: "required",
      phone: "required",
      birthDate: "required",
      password: "required",
      confirmation: "required",
      termsAccepted: "terms_required",
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
])("%s %j is reported as %s", (name, value, message) => {
  expect(checkSignUp({ ...amel, [name]: value }, now).errors).toMatchObject({ [name]: message });
});

test("a driver may sign up from the 21st birthday on", () => {
  expect(checkSignUp({ ...amel, birthDate: "2005-12-1" }, now).ready).not.toBeNull();
});
