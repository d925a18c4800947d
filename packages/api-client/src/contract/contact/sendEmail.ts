import { ContactMessage } from "@sayara/domain/contact/ContactMessage";
import { CaptchaToken } from "@sayara/domain/validation/CaptchaToken";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

/** Input schemas of {@link sendEmail}. */
export const sendEmailInput = {
  body: v.object({
    ...ContactMessage.entries,
    /** A captcha solution, in the form of the token of `verifyRecaptcha`. */
    captcha: v.exactOptional(CaptchaToken),
    /** `agency`: the sender wants to register an agency; the administrators are notified. */
    about: v.exactOptional(v.literal("agency")),
  }),
};

/**
 * Sends a message to the marketplace. This is the only call without credentials (product.md, section 7): the
 * sender's address is unverified. A captcha pass is a cookie and is not sent, so the call takes the captcha
 * solution itself.
 */
export const sendEmail = defineEndpoint({
  name: "sendEmail",
  method: "POST",
  path: "/api/send-email",
  input: inputOf<typeof sendEmailInput>(),
  responses: { 200: noContent },
  refusals: ["captcha_required"],
  credentials: false,
});
