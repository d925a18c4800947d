import { expect } from "@playwright/test";

export interface Mail {
  kind: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
}

/** Waits for at least `count` mails to an address and returns them. */
export async function mailsTo(apiUrl: string, address: string, count = 1): Promise<Mail[]> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const response = await fetch(`${apiUrl}/mailbox.json?to=${encodeURIComponent(address)}`);
      mails = (await response.json()) as Mail[];
      return mails.length;
    })
    .toBeGreaterThanOrEqual(count);
  return mails;
}
