import type { Client } from "@sayara/api-client/client/createClient";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { defaultSettings } from "./marketplace/defaultSettings.ts";
import { loadSettings } from "./marketplace/loadSettings.ts";

export interface RootData {
  settings: PublicSettings;
  /** False while the API is away: the defaults stand in, and the next page asks again. */
  areKnown: boolean;
}

/** The marketplace's settings, which every page needs. A fault is shown by the page, not here. */
export function load(api: Client): Promise<RootData> {
  return loadSettings(api).then(
    (settings) => ({ settings, areKnown: true }),
    () => ({ settings: defaultSettings, areKnown: false }),
  );
}
