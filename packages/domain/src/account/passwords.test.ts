import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { AccountEmail } from "./AccountEmail.ts";
import { ActivationRequest } from "./ActivationRequest.ts";
import { changePasswordForm } from "./changePasswordForm.ts";
import { NewPassword } from "./NewPassword.ts";
import { PasswordChange } from "./PasswordChange.ts";

test("[VA20] requires password and confirmation to match exactly", () => {
  const password = "secret";
  expect(v.parse(NewPassword, { password, confirmation: "secret" })).toEqual({ password });
  expect(fields(NewPassword, { password, confirmation: "Secret" })).toEqual({
    confirmation: "password_mismatch",
  });
  expect(fields(NewPassword, { password, confirmation: "" })).toEqual({ confirmation: "required" });
  expect(fields(NewPassword, { password: "", confirmation: "" })).toEqual({
    password: "required",
    confirmation: "required",
  });
  expect(fields(NewPassword, { password: "short", confirmation: "shirt" })).toEqual({
    password: "password_too_short?min=6",
    confirmation: "password_mismatch",
  });
});

test("[VA15] rejects a password that is not a string", () => {
  for (const password of [123456, null, undefined, ["secret"]]) {
    expect(fields(NewPassword, { password, confirmation: "secret" })).toEqual({ password: "required" });
  }
});

const typed = { current: "old", password: "secret", confirmation: "secret" };

test("[VA25] requires the current password and returns it with the new one", () => {
  const form = changePasswordForm({ hasPassword: true });
  expect(v.parse(form, typed)).toEqual({ password: "old", newPassword: "secret" });
  expect(fields(form, { ...typed, current: "" })).toEqual({ current: "required" });
  expect(fields(form, { ...typed, current: undefined })).toEqual({ current: "required" });
  expect(fields(form, { ...typed, current: "", confirmation: "other1" })).toEqual({
    current: "required",
    confirmation: "password_mismatch",
  });
  expect(fields(form, { ...typed, password: "short", confirmation: "short" })).toEqual({
    password: "password_too_short?min=6",
  });
});

test("[VA25] neither requires nor returns a current password for an account without one", () => {
  const form = changePasswordForm({ hasPassword: false });
  for (const current of ["", "old", undefined]) {
    expect(v.parse(form, { ...typed, current })).toEqual({ newPassword: "secret" });
  }
  expect(fields(form, { ...typed, confirmation: "other1" })).toEqual({ confirmation: "password_mismatch" });
});

test("[VA25] the current password is optional in a password change; the new one is not", () => {
  expect(v.is(PasswordChange, { password: "old", newPassword: "secret" })).toBe(true);
  expect(v.is(PasswordChange, { newPassword: "secret" })).toBe(true);
  expect(fields(PasswordChange, { password: "old" })).toEqual({ newPassword: "required" });
  expect(fields(PasswordChange, { password: "", newPassword: "12345" })).toEqual({
    password: "required",
    newPassword: "password_too_short?min=6",
  });
});

test("[VA26] requires an email address to request a reset, and the link's secret to set the password", () => {
  expect(v.parse(AccountEmail, { email: " Amel@Example.tn" })).toEqual({ email: "amel@example.tn" });
  expect(fields(AccountEmail, { email: "amel" })).toEqual({ email: "email_invalid" });
  expect(fields(AccountEmail, { email: " " })).toEqual({ email: "required" });
  const request = { userId: "user-1", token: "t".repeat(43), password: "secret" };
  expect(fields(ActivationRequest, request)).toEqual({});
  expect(fields(ActivationRequest, { ...request, password: "12345" })).toEqual({
    password: "password_too_short?min=6",
  });
  for (const token of ["t".repeat(42), "t".repeat(44), `${"t".repeat(42)}=`, undefined]) {
    expect(fields(ActivationRequest, { ...request, token })).toEqual({ token: "token_invalid" });
  }
});

function fields(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
