import * as v from "valibot";
import { expect, test } from "vitest";
import { LanguageCode } from "../language/LanguageCode.ts";
import { clientAccountStatuses } from "../user/ClientAccountStatus.ts";
import { refusalFields } from "../validation/validationFailures.ts";
import { activationExpiresAt, canSignIn, isActivationLinkValid } from "./activation.ts";
import { ChangePassword, NewPassword } from "./ChangePassword.ts";

const sentAt = new Date("2026-12-01T10:00:00Z");

test("[AC1] a link works for one day", () => {
  expect(activationExpiresAt(sentAt)).toEqual(new Date("2026-12-02T10:00:00Z"));
  const valid = (now: string) => isActivationLinkValid({ sentAt, usedAt: null }, new Date(now));
  expect(valid("2026-12-02T09:59:59.999Z")).toBe(true);
  expect(valid("2026-12-02T10:00:00Z")).toBe(false);
});

test("[AC2] a link works once", () => {
  expect(isActivationLinkValid({ sentAt, usedAt: sentAt }, sentAt)).toBe(false);
});

test("[AC3] only a blocked account cannot sign in", () => {
  expect(clientAccountStatuses.filter(canSignIn)).toEqual(["active", "needs_follow_up"]);
});

test("[AC4] a language code is exactly two letters", () => {
  expect(["fr", "de"].every((code) => v.is(LanguageCode, code))).toBe(true);
  for (const code of ["", "f", "fra", "FR", "fr-TN", "f1", null])
    expect(v.is(LanguageCode, code)).toBe(false);
});

test("[VA20] a password and its confirmation match, to the letter", () => {
  const password = "secret";
  expect(fields(NewPassword, { password, confirmPassword: "secret" })).toEqual({});
  expect(fields(NewPassword, { password, confirmPassword: "Secret" })).toEqual({
    confirmPassword: "password_mismatch",
  });
  expect(fields(NewPassword, { password, confirmPassword: "" })).toEqual({ confirmPassword: "required" });
});

test("[VA20] changing it asks for the current one, unless there is none", () => {
  const change = { newPassword: "secret", confirmPassword: "secret" };
  expect(fields(ChangePassword, change)).toEqual({});
  expect(fields(ChangePassword, { ...change, currentPassword: "" })).toEqual({ currentPassword: "required" });
  expect(fields(ChangePassword, { ...change, currentPassword: "old", confirmPassword: "other1" })).toEqual({
    confirmPassword: "password_mismatch",
  });
});

function fields(schema: v.GenericSchema, input: unknown): Record<string, string> {
  return refusalFields(v.safeParse(schema, input).issues ?? []);
}
