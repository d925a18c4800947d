import type { MailWriter } from "../MailContent.ts";
import type { MailedBooking } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** What the driver brings to the desk: the means to leave a security deposit only where one is taken. */
export function bringNote({ deposit }: Pick<MailedBooking, "deposit">, { t }: MailWriter): string {
  return t(deposit === 0 ? sharedMailMessages.bringPapers : sharedMailMessages.bring);
}
