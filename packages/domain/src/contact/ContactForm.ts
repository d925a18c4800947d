import * as v from "valibot";
import { CaptchaSolved } from "../validation/CaptchaSolved.ts";
import { ContactMessage } from "./ContactMessage.ts";

/**
 * The form that writes to the marketplace: the message, and the captcha that has to be completed first [VA21, VA22].
 * What comes out is the message.
 */
export const ContactForm = v.pipe(
  v.object({ ...ContactMessage.entries, captcha: CaptchaSolved }),
  v.transform(({ captcha: _captcha, ...message }): ContactMessage => message),
);
export type ContactForm = v.InferInput<typeof ContactForm>;
