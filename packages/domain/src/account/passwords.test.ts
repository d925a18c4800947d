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
  expect(fieldErrors(NewPassword, { password, confirmation: "Secret" })).toEqual({
    confirmation: "password_mismatch",
  });
  expect(fieldErrors(NewPassword, { password, confirmation: "" })).toEqual({ confirmation: "required" });
  expect(fieldErrors(NewPassword, { password: "", confirmation: "" })).toEqual({
    password: "required",
    confirmation: "required",
  });
  expect(fieldErrors(NewPassword, { password: "short", confirmation: "shirt" })).toEqual({
    password: "password_too_short?min=6",
    confirmation: "password_mismatch",
  });
});

test("[VA15] rejects a password that is not a string", () => {
  for (const password of [123456, null, undefined, ["secret"]]) {
    expect(fieldErrors(NewPassword, { password, confirmation: "secret" })).toEqual({ password: "required" });
  }
});

const formInput = { current: "old", password: "secret", confirmation: "secret" };

test("[VA25] the change-password form requires the current password and returns it with the new one", () => {
  const form = changePasswordForm({ hasPassword: true });
  expect(v.parse(form, formInput)).toEqual({ password: "old", newPassword: "secret" });
  expect(fieldErrors(form, { ...formInput, current: "" })).toEqual({ current: "required" });
  expect(fieldErrors(form, { ...formInput, current: undefined })).toEqual({ current: "required" });
  expect(fieldErrors(form, { ...formInput, current: "", confirmation: "other1" })).toEqual({
    current: "required",
    confirmation: "password_mismatch",
  });
  expect(fieldErrors(form, { ...formInput, password: "short", confirmation: "short" })).toEqual({
    password: "password_too_short?min=6",
  });
});

test("[VA25] for an account without a password, the form neither requires nor returns a current one", () => {
  const form = changePasswordForm({ hasPassword: false });
  for (const current of ["", "old", undefined]) {
    expect(v.parse(form, { ...formInput, current })).toEqual({ newPassword: "secret" });
  }
  expect(fieldErrors(form, { ...formInput, confirmation: "other1" })).toEqual({
    confirmation: "password_mismatch",
  });
});

test("[VA25] a password-change request requires the new password but not the current one", () => {
  expect(v.is(PasswordChange, { password: "old", newPassword: "secret" })).toBe(true);
  expect(v.is(PasswordChange, { newPassword: "secret" })).toBe(true);
  expect(fieldErrors(PasswordChange, { password: "old" })).toEqual({ newPassword: "required" });
  expect(fieldErrors(PasswordChange, { password: "", newPassword: "12345" })).toEqual({
    password: "required",
    newPassword: "password_too_short?min=6",
  });
});

test("[VA26] requires an email address to request a reset, and the link's secret to set the password", () => {
  expect(v.parse(AccountEmail, { email: " Amel@Example.tn" })).toEqual({ email: "amel@example.tn" });
  expect(fieldErrors(AccountEmail, { email: "amel" })).toEqual({ email: "email_invalid" });
  expect(fieldErrors(AccountEmail, { email: " " })).toEqual({ email: "required" });
  const request = { userId: "user-1", token: "t".repeat(43), password: "secret" };
  expect(fieldErrors(ActivationRequest, request)).toEqual({});
  expect(fieldErrors(ActivationRequest, { ...request, password: "12345" })).toEqual({
    password: "password_too_short?min=6",
  });
  for (const token of ["t".repeat(42), "t".repeat(44), `${"t".repeat(42)}=`, undefined]) {
    expect(fieldErrors(ActivationRequest, { ...request, token })).toEqual({ token: "token_invalid" });
  }
});

function fieldErrors(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
