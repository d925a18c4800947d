import { EmailChangeLink } from "@sayara/domain/account/EmailChangeLink";
import { SecretToken } from "@sayara/domain/account/SecretToken";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link allowEmailChange}. */
export const allowEmailChangeInput = {
  body: EmailChangeLink,
};

/**
 * Allows an email change with the link mailed to the current address, if the change was requested without a password. A
 * second link is then mailed to the new address. `invalidLink`: it has expired or been used.
 */
export const allowEmailChange = defineEndpoint({
  name: "allowEmailChange",
  method: "POST",
  path: "/api/allow-email-change",
  input: inputOf<typeof allowEmailChangeInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "allowed", 204: "invalidLink" },
  refusals: ["account_suspended", "email_registered"],
});

/** Input schemas of {@link undoEmailChange}. */
export const undoEmailChangeInput = {
  body: EmailChangeLink,
};

/**
 * Undoes an email change with the link mailed to the old address: restores the address and revokes every session,
 * password and link. The response contains the input of `activate` for a new password. `invalidLink`: it has expired or
 * been used.
 */
export const undoEmailChange = defineEndpoint({
  name: "undoEmailChange",
  method: "POST",
  path: "/api/undo-email-change",
  input: inputOf<typeof undoEmailChangeInput>(),
  responses: { 200: v.object({ email: Email, token: SecretToken }), 204: noContent },
  outcomes: { 200: "undone", 204: "invalidLink" },
  refusals: ["account_suspended"],
});
