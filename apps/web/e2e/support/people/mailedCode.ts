import { expect } from "@playwright/test";
import { mailsTo } from "./mailsTo.ts";

/** Waits until `count` codes are mailed to an address, and returns the latest. */
export async function mailedCode(apiUrl: string, email: string, count = 1): Promise<string> {
  const codes = async () => (await mailsTo(apiUrl, email)).filter(({ kind }) => kind === "bookingCode");
  await expect.poll(async () => (await codes()).length).toBe(count);
  const [code = ""] = /\b\d{6}\b/.exec((await codes())[0]?.subject ?? "") ?? [];
  return code;
}
