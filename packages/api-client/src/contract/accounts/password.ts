import { PasswordAttempt } from "@sayara/domain/account/Password";
import { PasswordChange } from "@sayara/domain/account/PasswordChange";
import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const own = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;

/**
 * Checks the account's password: 200 right, 204 wrong. The password is in the URL; prefer {@link
 * verifyPassword}.
 */
export const checkPassword = defineEndpoint({
  ...own,
  name: "checkPassword",
  method: "GET",
  path: "/api/check-password/{id}/{password}",
  params: v.object({ id: EntityId, password: PasswordAttempt }),
  answers: { 200: noContent, 204: noContent },
  secretInUrl: true,
  retry: "never",
});

/** Checks like {@link checkPassword}, with the password in the body. */
export const verifyPassword = defineEndpoint({
  ...own,
  name: "verifyPassword",
  method: "POST",
  path: "/api/check-password/{id}",
  params: v.object({ id: EntityId }),
  body: v.object({ password: PasswordAttempt }),
  answers: { 200: noContent, 204: noContent },
});

/**
 * Changes the password. 200: changed, and every other session is revoked. 204: the current password is wrong.
 */
export const changePassword = defineEndpoint({
  ...own,
  name: "changePassword",
  method: "POST",
  path: "/api/change-password",
  body: v.object({ id: EntityId, ...PasswordChange.entries }),
  answers: { 200: noContent, 204: noContent },
});

/** 200: the account has a password. 204: it was created by social sign-in, or is not activated. */
export const hasPassword = defineEndpoint({
  ...own,
  name: "hasPassword",
  method: "GET",
  path: "/api/has-password/{id}",
  params: v.object({ id: EntityId }),
  answers: { 200: noContent, 204: noContent },
});
