import type { Config } from "#api/server/config/readConfig.ts";
import { mailboxSms } from "#api/messaging/mail/mailbox/mailboxSms.ts";
import type { SmsSender } from "./SmsSender.ts";
import { twilioSms } from "./twilioSms.ts";

/** Returns the configured SMS sender; undefined if none are sent. */
export function createSmsSender({ sms }: Pick<Config, "sms">): SmsSender | undefined {
  if (sms === "none") return undefined;
  return sms === "mailbox" ? mailboxSms : twilioSms(sms);
}
