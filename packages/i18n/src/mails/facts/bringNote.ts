import type { MailContext } from "../MailContent.ts";
import type { MailedBooking } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/**
 * Returns what the driver must bring to the desk. Mentions a means of leaving a security deposit unless the deposit is
 * 0.
 */
export function bringNote({ deposit }: Pick<MailedBooking, "deposit">, { t }: MailContext): string {
  return t(deposit === 0 ? sharedMailMessages.bringPapers : sharedMailMessages.bring);
}
