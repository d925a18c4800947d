import { EmailChangeLink } from "@sayara/domain/account/EmailChangeLink";
import { SecretToken } from "@sayara/domain/account/SecretToken";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/**
 * Allows a new address that was asked for where no password could be asked for, by the link mailed to the address that
 * the account has. The new address is then mailed its own link. 204: the link is expired or used.
 */
export const allowEmailChange = defineEndpoint({
  name: "allowEmailChange",
  method: "POST",
  path: "/api/allow-email-change",
  body: EmailChangeLink,
  answers: { 200: noContent, 204: noContent },
  refusals: ["account_suspended", "email_registered"],
});

/**
 * Takes a change of address back, by the link mailed to the old one: the account has that address again, and every
 * session, password and link ends. The answer carries what `activate` takes to choose a new password. 204: the link is
 * expired or used.
 */
export const undoEmailChange = defineEndpoint({
  name: "undoEmailChange",
  method: "POST",
  path: "/api/undo-email-change",
  body: EmailChangeLink,
  answers: { 200: v.object({ email: Email, token: SecretToken }), 204: noContent },
  refusals: ["account_suspended"],
});
