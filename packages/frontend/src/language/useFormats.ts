import { type Formats, createFormats } from "@sayara/i18n/format/createFormats";
import { useSettings } from "../marketplace/SettingsContext.ts";
import { useTextLanguage } from "./useTextLanguage.ts";

const cache = new Map<string, Formats>();

/** Returns formatters for numbers, prices and dates in the page's language and the marketplace's time zone. */
export function useFormats(): Formats {
  const { timeZone } = useSettings();
  const language = useTextLanguage();
  const key = `${language} ${timeZone}`;
  const formats = cache.get(key) ?? createFormats({ language, timeZone });
  cache.set(key, formats);
  return formats;
}
