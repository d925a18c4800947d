import { defaultLanguage } from "@sayara/domain/language/Language";

/** A page's own address in a language: the default language needs no `l`. */
export function localizedAddress(webUrl: string, path: string, language: string): string {
  const address = new URL(path, webUrl);
  if (language !== defaultLanguage) address.searchParams.set("l", language);
  return address.href;
}
