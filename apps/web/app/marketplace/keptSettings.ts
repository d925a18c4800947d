import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";

let kept: PublicSettings | undefined;

/** Returns the settings cached for the visit; undefined on the server. */
export function keptSettings(): PublicSettings | undefined {
  return kept;
}

/** Caches the settings that the server loaded for the document. Browser only. */
export function keepSettings(known: PublicSettings): void {
  kept = known;
}
