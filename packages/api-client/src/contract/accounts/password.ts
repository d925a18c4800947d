import { PasswordAttempt } from "@sayara/domain/account/Password";
import { PasswordChange } from "@sayara/domain/account/PasswordChange";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const accountRules = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/** Input schemas of {@link checkPassword}. */
export const checkPasswordInput = {
  params: v.object({ id: EntityId, password: PasswordAttempt }),
};

/**
 * Checks the account's own password, sent in the URL. Prefer {@link verifyPassword}, which sends it in the
 * body.
 */
export const checkPassword = defineEndpoint({
  ...accountRules,
  name: "checkPassword",
  method: "GET",
  path: "/api/check-password/{id}/{password}",
  input: inputOf<typeof checkPasswordInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "right", 204: "wrong" },
  secretInUrl: true,
  retry: "never",
});

/** Input schemas of {@link verifyPassword}. */
export const verifyPasswordInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ password: PasswordAttempt }),
};

/** Checks the account's own password, sent in the body. */
export const verifyPassword = defineEndpoint({
  ...accountRules,
  name: "verifyPassword",
  method: "POST",
  path: "/api/check-password/{id}",
  input: inputOf<typeof verifyPasswordInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "right", 204: "wrong" },
});

/** Input schemas of {@link changePassword}. */
export const changePasswordInput = {
  body: v.object({ id: EntityId, ...PasswordChange.entries }),
};

/**
 * Changes the password. `changed`: every other session is revoked, and this one gets a new cookie. `wrongPassword`: the
 * current password is wrong.
 */
export const changePassword = defineEndpoint({
  ...accountRules,
  name: "changePassword",
  method: "POST",
  path: "/api/change-password",
  input: inputOf<typeof changePasswordInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "changed", 204: "wrongPassword" },
});

/** Input schemas of {@link hasPassword}. */
export const hasPasswordInput = {
  params: v.object({ id: EntityId }),
};

/** Checks whether the account has a password. `notSet`: it was created by social sign-in, or is not activated. */
export const hasPassword = defineEndpoint({
  ...accountRules,
  name: "hasPassword",
  method: "GET",
  path: "/api/has-password/{id}",
  input: inputOf<typeof hasPasswordInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "set", 204: "notSet" },
});
