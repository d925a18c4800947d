import type { MailTransport } from "./MailTransport.ts";

/** Without SMTP a mail has arrived when it is in the outbox: `/mailbox` reads it from there. */
export const mailboxTransport: MailTransport = () => Promise.resolve();
