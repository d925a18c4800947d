import { defaultLanguage } from "@sayara/domain/language/Language";
import { ownPath } from "#web/request/ownPath.ts";

/** Returns a page's canonical address in a language. The default language has no parameter `l`. */
export function localizedAddress(webUrl: string, path: string, language: string): string {
  const address = new URL(ownPath(path), webUrl);
  if (language !== defaultLanguage) address.searchParams.set("l", language);
  return address.href;
}
