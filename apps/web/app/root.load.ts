import type { Client } from "@sayara/api-client/client/createClient";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import type { SteadyOffset } from "@sayara/domain/time/SteadyOffset";
import { defaultSettings } from "./marketplace/defaultSettings.ts";
import { loadSettings } from "./marketplace/loadSettings.ts";
import { steadyClocks } from "./marketplace/steadyClocks.ts";

export interface RootData {
  settings: PublicSettings;
  /** False while the API is away: the defaults are used, and the next page loads the settings again. */
  areKnown: boolean;
  /** The server's result of `steadyOffset` for the marketplace's zone; null if its clocks change. */
  clocks: SteadyOffset | null;
}

/** Loads the marketplace's settings, which every page needs. The page shows a fault, not the root. Server only. */
export async function load(api: Client, now: Date): Promise<RootData> {
  const known = await loadSettings(api).then(
    (settings) => ({ settings, areKnown: true }),
    () => ({ settings: defaultSettings, areKnown: false }),
  );
  return { ...known, clocks: steadyClocks(known.settings.timeZone, now) };
}
