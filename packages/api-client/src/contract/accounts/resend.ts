import { AccountEmail } from "@sayara/domain/account/AccountEmail";
import { ApplicationType } from "@sayara/domain/config/ApplicationType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Email } from "@sayara/domain/validation/Email";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { Flag } from "../segments.ts";

/** Mails again: `flag` true the link that resets the password, false the one that activates. 204: no such account. */
export const resend = defineEndpoint({
  name: "resend",
  method: "POST",
  path: "/api/resend/{appType}/{userId}/{flag}",
  params: v.object({ appType: ApplicationType, userId: v.union([EntityId, Email]), flag: Flag }),
  answers: { 200: noContent, 204: noContent },
});

/**
 * Mails the activation link again, once: to the session's account where it waits to move to this address, else to the
 * account of this address, else for the latest move to it. 204: nothing waits for it.
 */
export const resendLink = defineEndpoint({
  name: "resendLink",
  method: "POST",
  path: "/api/resend-link",
  body: AccountEmail,
  answers: { 200: noContent, 204: noContent },
  session: "optional",
});
