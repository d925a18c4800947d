import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { Flag } from "../segments.ts";

/**
 * Mails a link again. `flag` true: the link for a new password; false: the activation link. 204: no such
 * account.
 */
export const resend = defineEndpoint({
  name: "resend",
  method: "POST",
  path: "/api/resend/{appType}/{userId}/{flag}",
  params: v.object({ appType: ApplicationType, userId: v.union([EntityId, Email]), flag: Flag }),
  answers: { 200: noContent, 204: noContent },
});

/**
 * Mails the activation link again, once. Recipient, the first that exists: the session's account with a
 * pending change to this address, the account of this address, the latest pending change to it. 204: nothing
 * is pending.
 */
export const resendLink = defineEndpoint({
  name: "resendLink",
  method: "POST",
  path: "/api/resend-link",
  body: AccountEmail,
  answers: { 200: noContent, 204: noContent },
  session: "optional",
});
