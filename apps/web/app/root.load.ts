import type { Client } from "@sayara/api-client/client/createClient";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";

export interface RootData {
  settings: PublicSettings;
  /** False while the API is unreachable: the page uses the defaults, and the next page loads the settings again. */
  areLoaded: boolean;
}

/**
 * Loads the marketplace's settings, which every page needs. A fault is shown by the page, not by the root. Server only.
 */
export async function load(api: Client): Promise<RootData> {
  return loadSettings(api).then(
    (settings) => ({ settings, areLoaded: true }),
    () => ({ settings: defaultSettings, areLoaded: false }),
  );
}
