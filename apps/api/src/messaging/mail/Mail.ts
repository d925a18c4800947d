import type { Language } from "@sayara/domain/language/Language";
import * as v from "valibot";
import { accountMails } from "./stored/accountMails.ts";
import { bookingMails } from "./stored/bookingMails.ts";
import { paymentMails } from "./stored/paymentMails.ts";
import { pushMails } from "./stored/pushMails.ts";
import { supplierMails } from "./stored/supplierMails.ts";

/**
 * Data of a mail in the outbox, by kind: facts at the time of writing, without secrets. Links are signed when the mail
 * is rendered.
 */
export const StoredMail = v.variant("kind", [
  ...accountMails,
  ...bookingMails,
  ...paymentMails,
  ...pushMails,
  ...supplierMails,
]);
export type StoredMail = v.InferOutput<typeof StoredMail>;

/** A mail, an SMS or a notification to a device for the outbox. */
export interface Mail {
  /**
   * `email` by default. An SMS is rendered from a `notification`, a `reminder`, a `debtReminder` or a `clientMessage`, and
   * its address is a phone number. A notification to a device is a `push`, and its address is the device's id.
   */
  channel?: "email" | "sms" | "push";
  to: { name: string; address: string };
  language: Language;
  content: StoredMail;
  /**
   * The account whose switch applies: the one for promotions to a promotional mail, else the one for
   * notification mails. The mail has an unsubscribe link. It is dropped if the switch is off when it is due.
   * For a notification to a device, this is the owner; only the device itself turns it off.
   */
  unsubscribeAccountId?: string;
}
