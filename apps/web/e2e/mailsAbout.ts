import type { Mail } from "./mailsTo.ts";

/** Every mail that names a booking, to whomever it went. They are there as soon as the booking is. */
export async function mailsAbout(apiUrl: string, reference: string): Promise<Mail[]> {
  const answer = await fetch(`${apiUrl}/mailbox.json`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(reference));
}
