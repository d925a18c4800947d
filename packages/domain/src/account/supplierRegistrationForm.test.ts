import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { supplierRegistrationForm } from "./supplierRegistrationForm.ts";

const body = {
  agencyName: "Jasmin & Fils (Sousse)",
  taxNumber: "1234567A/B/C/000",
  city: "Sousse",
  fullName: "Hichem Mejri",
  email: "hichem@jasmin.example",
  phone: "+21673222333",
  password: "tasse bleue du lundi",
  termsAccepted: true,
  language: "fr",
};
const typed = { ...body, confirmation: body.password, captcha: true };

function failuresOf(changes: Record<string, unknown>): Record<string, string> {
  return refusalFields(v.safeParse(supplierRegistrationForm, { ...typed, ...changes }).issues ?? []);
}

test("[JN1] parsing an agency's registration returns the request body", () => {
  expect(v.parse(supplierRegistrationForm, typed)).toEqual(body);
});

test("[JN1] [VA1] reports every empty field and mismatched passwords in one pass", () => {
  const empty = Object.fromEntries(Object.keys(body).map((name) => [name, ""]));
  expect(failuresOf({ ...empty, language: "fr", confirmation: "", captcha: false })).toEqual({
    agencyName: "required",
    taxNumber: "required",
    city: "required",
    fullName: "required",
    email: "required",
    phone: "required",
    password: "required",
    termsAccepted: "terms_required",
    captcha: "captcha_required",
    confirmation: "required",
  });
  expect(failuresOf({ city: "", confirmation: "autre" })).toEqual({
    city: "required",
    confirmation: "password_mismatch",
  });
});

test.each([
  ["agencyName", "too_long?max=100"],
  ["city", "too_long?max=80"],
  ["fullName", "too_long?max=100"],
  ["taxNumber", "too_long?max=40"],
  ["email", "too_long?max=254"],
  ["phone", "too_long?max=40"],
  ["password", "too_long?max=200"],
])("[JN1] [VA2] an overlong %s is refused", (name, message) => {
  expect(failuresOf({ [name]: "a".repeat(5000), confirmation: typed.password })[name]).toBe(message);
});

test.each([
  ["agencyName", "<script>alert(1)</script>", "text_invalid"],
  ["agencyName", "Jasmin\u0000Rent", "text_invalid"],
  ["agencyName", "Jasmin\u0007", "text_invalid"],
  ["agencyName", "***", "text_invalid"],
  ["agencyName", "\u200B\u2060", "required"],
  ["agencyName", " \t\n", "required"],
  ["city", "<b>Sousse</b>", "text_invalid"],
  ["city", "\u202E", "required"],
  ["taxNumber", "<script>", "tax_number_invalid"],
  ["taxNumber", "1234567\u0000A", "tax_number_invalid"],
  ["fullName", "<script>", "name_invalid?character=%3C"],
  ["email", "hichem@jasmin.example<script>", "email_invalid"],
  ["phone", "javascript:alert(1)", "phone_invalid"],
])("[JN1] the %s %j is refused with %s", (name, value, message) => {
  expect(failuresOf({ [name]: value })).toEqual({ [name]: message });
});

test.each([
  ["agencyName", "\u202EJasmin\u200B  Rent\u202C\uFEFF", "Jasmin Rent"],
  ["agencyName", "وكالة الياسمين", "وكالة الياسمين"],
  ["agencyName", "Location 2000", "Location 2000"],
  ["city", "L’Ariana\u00A0Ville\n", "L’Ariana Ville"],
  ["taxNumber", "١٢٣٤٥٦٧ A B C ٠٠٠", "1234567A/B/C/000"],
  ["taxNumber", "\u200B1234567a/b/c/000\u202C", "1234567A/B/C/000"],
  ["phone", "\u202A+٢١٦ ٧٣ ٢٢٢ ٣٣٣\u202C", "+21673222333"],
  ["phone", "73\u200B222\u200B333", "+21673222333"],
  ["email", "\u200BHichem@Jasmin.example ", "hichem@jasmin.example"],
  ["fullName", "Hichem\u200B Mejri\u200F", "Hichem Mejri"],
])("[JN1] a pasted %s is cleaned: %j becomes %j", (name, value, cleaned) => {
  expect(v.parse(supplierRegistrationForm, { ...typed, [name]: value })).toEqual({
    ...body,
    [name]: cleaned,
  });
});
