import { defaultLanguage } from "@sayara/domain/language/Language";
import { sameSitePath } from "@sayara/frontend/request/sameSitePath";

/** Returns a page's canonical URL in a language. The URL of the default language has no parameter `l`. */
export function localizedAddress(webUrl: string, path: string, language: string): string {
  const address = new URL(sameSitePath(path), webUrl);
  if (language !== defaultLanguage) address.searchParams.set("l", language);
  return address.href;
}
