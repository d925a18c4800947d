import type { Language } from "@sayara/domain/language/Language";
import type { SiteText } from "#web/texts/SiteText.ts";
import { type TextName, loadText } from "#web/texts/loadText.ts";

export interface TextsData {
  text: SiteText;
}

/** Loads the text of a static page, without an API call. */
export async function load(name: TextName, language: Language): Promise<TextsData> {
  return { text: await loadText(name, language) };
}
