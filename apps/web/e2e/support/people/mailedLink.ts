import { expect } from "@playwright/test";
import { mailsTo } from "./mailsTo.ts";

/** Waits for a mail to the address with a link to `path`, and returns the link. */
export async function mailedLink(apiUrl: string, address: string, path: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(apiUrl, address);
      link = mails.map(({ text }) => linkIn(text, path)).find((found) => found !== undefined);
      return link;
    })
    .toBeDefined();
  return link ?? "";
}

const linkIn = (text: string, path: string) =>
  text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path);
