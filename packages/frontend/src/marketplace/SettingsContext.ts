import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { createContext, use } from "react";
import { defaultSettings } from "./defaultSettings.ts";

/** The marketplace's public settings, for components. */
export const SettingsContext = createContext<PublicSettings>(defaultSettings);

export function useSettings(): PublicSettings {
  return use(SettingsContext);
}
