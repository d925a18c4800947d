import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { defaultSettings } from "./defaultSettings.ts";

let cached: PublicSettings | undefined;

/** Returns the settings cached for the visit; undefined on the server. */
export function cachedSettings(): PublicSettings | undefined {
  return cached;
}

/**
 * Returns the visit's settings, or the defaults while they are unknown. For route actions; components use
 * `useSettings`.
 */
export function currentSettings(): PublicSettings {
  return cached ?? defaultSettings;
}

/** Caches the settings that the server loaded for the document. Browser only. */
export function cacheSettings(settings: PublicSettings): void {
  cached = settings;
}
