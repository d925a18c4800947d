import { captcha } from "@sayara/frontend/captcha/captcha";
import { beforeEach, expect, test, vi } from "vitest";
import { checkRegister } from "./Register.action.ts";
import { emptyRegister, takenCode } from "./RegisterValues.ts";

const typed = {
  agencyName: "Jasmin Rent",
  taxNumber: "1234567A/B/C/000",
  city: "Sousse",
  fullName: "Hichem Mejri",
  email: "hichem@jasmin.example",
  phone: "+21673222333",
  password: "tasse bleue du lundi",
  confirmation: "tasse bleue du lundi",
  termsAccepted: true,
  captcha: true,
};

beforeEach(() => void vi.spyOn(captcha, "hasStarted").mockReturnValue(true));

test("[JN1] an empty form reports every field", () => {
  vi.spyOn(captcha, "hasStarted").mockReturnValue(false);
  vi.spyOn(captcha, "isRequired").mockReturnValue(true);
  expect(checkRegister(emptyRegister)).toEqual({
    ready: null,
    errors: {
      agencyName: "required",
      taxNumber: "required",
      city: "required",
      fullName: "required",
      email: "required",
      phone: "required",
      password: "required",
      confirmation: "required",
      termsAccepted: "terms_required",
      captcha: "captcha_required",
    },
  });
});

test.each([
  ["agencyName", "a".repeat(5000), "too_long?max=100"],
  ["agencyName", "<script>alert(1)</script>", "text_invalid"],
  ["agencyName", "Jasmin\u0000", "text_invalid"],
  ["agencyName", "\u200B\u202E", "required"],
  ["city", "\u2060", "required"],
  ["city", "b".repeat(81), "too_long?max=80"],
  ["taxNumber", "1234567", "tax_number_invalid"],
  ["taxNumber", "<script>", "tax_number_invalid"],
  ["fullName", "Hichem\u0007", "name_invalid?character=U%2B0007"],
  ["email", "hichem@", "email_invalid"],
  ["phone", "12", "phone_invalid"],
  ["password", "abc", "password_too_short?min=6"],
  ["confirmation", "tasse", "password_mismatch"],
])("[JN1] %s %j is reported as %s", (name, value, message) => {
  expect(checkRegister({ ...typed, [name]: value }).errors).toMatchObject({ [name]: message });
});

test.each([
  ["agencyName", "\u202EJasmin\u200B Rent\u202C", "Jasmin Rent"],
  ["taxNumber", "١٢٣٤٥٦٧ A B C ٠٠٠", "1234567A/B/C/000"],
  ["phone", "\u202A٧٣ ٢٢٢ ٣٣٣\u202C", "+21673222333"],
  ["email", "\u200BHichem@Jasmin.example ", "hichem@jasmin.example"],
])("[JN1] a pasted %s %j becomes %j", (name, value, cleaned) => {
  expect(checkRegister({ ...typed, [name]: value }).ready).toMatchObject({ [name]: cleaned });
});

test("[JN2] no validation error of the form uses the code for a value that is already registered", () => {
  for (const value of ["", "a".repeat(5000), "<", "\u0000", "٣"])
    for (const name of ["agencyName", "taxNumber", "email"] as const)
      expect(checkRegister({ ...typed, [name]: value }).errors[name]).not.toBe(takenCode);
});
