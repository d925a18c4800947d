import type { Client } from "@sayara/api-client/client/createClient";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { defaultSettings } from "./marketplace/defaultSettings.ts";
import { loadSettings } from "./marketplace/loadSettings.ts";

/** What every page needs to know of the marketplace. A fault here is left to the pages, which say it better. */
export function load(api: Client): Promise<PublicSettings> {
  return loadSettings(api).catch(() => defaultSettings);
}
