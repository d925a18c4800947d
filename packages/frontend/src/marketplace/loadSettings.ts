import type { Client } from "@sayara/api-client/client/createClient";
import { type PublicSettings, settings } from "@sayara/api-client/contract/settings/settings";
import { cachedSettings } from "./cachedSettings.ts";

/** Loads the marketplace's public settings; in the browser at most once per visit. */
export async function loadSettings(api: Client): Promise<PublicSettings> {
  const cached = cachedSettings();
  if (cached !== undefined) return cached;
  const outcome = await api(settings, {});
  if (!outcome.ok) throw new Error(`settings were refused: ${outcome.refusal.code}`);
  return outcome.data;
}
