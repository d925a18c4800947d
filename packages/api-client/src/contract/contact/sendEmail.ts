import { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import { CaptchaToken } from "@sayara/domain/validation/CaptchaToken";
import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/**
 * A message to the marketplace. The only call without credentials (specification, section 7): its sender's address is unverified, and no pass
 * (a cookie) can come with it. So the solved captcha itself does, and is spent by the call.
 */
export const sendEmail = defineEndpoint({
  name: "sendEmail",
  method: "POST",
  path: "/api/send-email",
  body: v.object({
    ...ContactMessage.entries,
    /** What `verifyRecaptcha` would take as its token. */
    captcha: v.exactOptional(CaptchaToken),
  }),
  answers: { 200: noContent },
  refusals: ["captcha_required"],
  credentials: false,
});
