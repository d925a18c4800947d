import type { Messages } from "#web/texts/SiteText.ts";

/** Returns the letters of a line; a fact is its name. */
export function plainMessages(messages: readonly Messages[]): string {
  return messages.map((one) => (one.kind === "fact" ? one.fact : one.text)).join("");
}
