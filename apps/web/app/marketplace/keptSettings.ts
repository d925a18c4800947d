import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";

let kept: PublicSettings | undefined;

/** The settings that this browser holds for the visit; none on the server. */
export function keptSettings(): PublicSettings | undefined {
  return kept;
}

/** Spares the browser a call: the server already made it for the document. Never called on the server. */
export function keepSettings(known: PublicSettings): void {
  kept = known;
}
