import * as v from "valibot";
import { CaptchaSolved } from "../validation/CaptchaSolved.ts";
import { ContactMessage } from "./ContactMessage.ts";

/** The contact form: a message and a solved captcha [VA21, VA22]. Parsing returns only the message. */
export const ContactForm = v.pipe(
  v.object({ ...ContactMessage.entries, captcha: CaptchaSolved }),
  v.transform(({ captcha: _captcha, ...message }): ContactMessage => message),
);
export type ContactForm = v.InferInput<typeof ContactForm>;
