import type { SmsSender } from "#api/messaging/mail/sms/SmsSender.ts";

/** SMS sender without a provider: the text stays in the outbox, where `/mailbox` reads it. */
export const mailboxSms: SmsSender = () => Promise.resolve();
