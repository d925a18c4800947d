import type { ComposedMail } from "./composeMail.ts";

/** Where mails go. It resolves once the mail is out of our hands; `id` is the same for every try of one mail. */
export type MailTransport = (mail: ComposedMail, id: string) => Promise<void>;
