import { EmailChangeLink } from "@sayara/domain/account/EmailChangeLink";
import { SecretToken } from "@sayara/domain/account/SecretToken";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Schemas of the input of {@link allowEmailChange}. */
export const allowEmailChangeInput = {
  body: EmailChangeLink,
};

/**
 * Allows an email change by the link mailed to the current address, where it was requested without a password.
 * Then the new address is mailed a link of its own. `invalidLink`: it is expired or used.
 */
export const allowEmailChange = defineEndpoint({
  name: "allowEmailChange",
  method: "POST",
  path: "/api/allow-email-change",
  input: inputOf<typeof allowEmailChangeInput>(),
  answers: { 200: noContent, 204: noContent },
  outcomes: { 200: "allowed", 204: "invalidLink" },
  refusals: ["account_suspended", "email_registered"],
});

/** Schemas of the input of {@link undoEmailChange}. */
export const undoEmailChangeInput = {
  body: EmailChangeLink,
};

/**
 * Undoes an email change by the link mailed to the old address: restores the address and revokes every
 * session, password and link. The answer has the input of `activate` for a new password.
 * `invalidLink`: it is expired or used.
 */
export const undoEmailChange = defineEndpoint({
  name: "undoEmailChange",
  method: "POST",
  path: "/api/undo-email-change",
  input: inputOf<typeof undoEmailChangeInput>(),
  answers: { 200: v.object({ email: Email, token: SecretToken }), 204: noContent },
  outcomes: { 200: "undone", 204: "invalidLink" },
  refusals: ["account_suspended"],
});
