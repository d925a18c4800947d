import type { Mail } from "./mailsTo.ts";

/** Returns all mails that contain a booking's reference. They are in the outbox as soon as the booking exists. */
export async function mailsAbout(apiUrl: string, reference: string): Promise<Mail[]> {
  const answer = await fetch(`${apiUrl}/mailbox.json`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ text }) => text.includes(reference));
}
