import type { MailTransport } from "#api/messaging/mail/MailTransport.ts";

/** Mail transport without SMTP: the mail stays in the outbox, where `/mailbox` reads it. */
export const mailboxTransport: MailTransport = () => Promise.resolve();
