import { useLingui } from "@lingui/react";
import { defaultLanguage } from "@sayara/domain/language/Language";
import { type Formats, createFormats } from "@sayara/i18n/format/createFormats";
import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { useSettings } from "../marketplace/SettingsContext.ts";

const cache = new Map<string, Formats>();

/** Returns formatters for numbers, prices and dates in the page's language and the marketplace's time zone. */
export function useFormats(): Formats {
  const { i18n } = useLingui();
  const { timeZone } = useSettings();
  const language = asLanguage(i18n.locale) ?? defaultLanguage;
  const key = `${language} ${timeZone}`;
  const formats = cache.get(key) ?? createFormats({ language, timeZone });
  cache.set(key, formats);
  return formats;
}
