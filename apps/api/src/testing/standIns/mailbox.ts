import { expect } from "vitest";
import type { TestApp } from "#api/testing/createTestApp.ts";
import { registerSecret } from "#api/testing/watchLogs.ts";

export interface ReadMail {
  kind: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  to: { name: string; address: string };
  replyTo?: string;
  /** URL in `List-Unsubscribe`. */
  unsubscribe?: string;
}

/** Returns the mails to an address, newest first. */
export async function mailsTo(api: TestApp, address: string): Promise<ReadMail[]> {
  const { json } = await api.request(`/mailbox.json?to=${encodeURIComponent(address)}`);
  return json;
}

/** Returns the kinds of the mails to an address about a booking, in alphabetical order. */
export async function mailKindsAbout(api: TestApp, address: string, reference: string): Promise<string[]> {
  const mails = await mailsTo(api, address);
  return mails
    .filter(({ text }) => text.includes(reference))
    .map(({ kind }) => kind)
    .toSorted();
}

/** Returns the query of a link in the newest mail of a kind: of its first link, or of the link to a page. */
export async function linkTo(api: TestApp, address: string, kind?: string, page?: string) {
  const mails = await mailsTo(api, address);
  const mail = mails.find((candidate) => kind === undefined || candidate.kind === kind);
  expect(mail).toBeDefined();
  const links = (mail?.text.match(/https?:\/\/\S+/g) ?? []).map((text) => new URL(text));
  const link = links.find(({ pathname }) => page === undefined || pathname === page);
  if (link === undefined) throw new Error("The mail has no such link.");
  const token = link.searchParams.get("t") ?? "";
  registerSecret(token);
  return {
    page: link.pathname,
    userId: link.searchParams.get("u") ?? "",
    email: link.searchParams.get("e") ?? "",
    token,
  };
}
