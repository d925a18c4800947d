import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { defaultSettings } from "./defaultSettings.ts";

let kept: PublicSettings | undefined;

/** Returns the settings cached for the visit; undefined on the server. */
export function storedSettings(): PublicSettings | undefined {
  return kept;
}

/**
 * Returns the visit's settings, or the defaults while they are unknown. For route actions; components use
 * `useSettings`.
 */
export function settingsInUse(): PublicSettings {
  return kept ?? defaultSettings;
}

/** Caches the settings that the server loaded for the document. Browser only. */
export function keepSettings(known: PublicSettings): void {
  kept = known;
}
