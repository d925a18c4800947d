import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { Flag } from "../segments.ts";

/** Input schemas of {@link resend}. */
export const resendInput = {
  params: v.object({ appType: ApplicationType, userId: v.union([EntityId, Email]), flag: Flag }),
};

/** Mails a link again: with `flag` true, the link for a new password; otherwise the activation link. */
export const resend = defineEndpoint({
  name: "resend",
  method: "POST",
  path: "/api/resend/{appType}/{userId}/{flag}",
  input: inputOf<typeof resendInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "mailed", 204: "noAccount" },
});

/** Input schemas of {@link resendLink}. */
export const resendLinkInput = {
  body: AccountEmail,
};

/**
 * Mails the activation link again, once. The recipient is the first that exists: the session's account with a pending
 * change to this address, the account of this address, or the latest pending change to it.
 */
export const resendLink = defineEndpoint({
  name: "resendLink",
  method: "POST",
  path: "/api/resend-link",
  input: inputOf<typeof resendLinkInput>(),
  responses: { 200: noContent, 204: noContent },
  outcomes: { 200: "mailed", 204: "nothingPending" },
  session: "optional",
});
