import type { Mail } from "./mailsTo.ts";

/** Returns all mails that contain a booking's reference. They are in the outbox as soon as the booking exists. */
export async function mailsAbout(apiUrl: string, reference: string): Promise<Mail[]> {
  const response = await fetch(`${apiUrl}/mailbox.json`);
  const mails = (await response.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(reference));
}
