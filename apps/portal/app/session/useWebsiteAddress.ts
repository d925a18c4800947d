import { useLingui } from "@lingui/react";
import { useSite } from "@sayara/frontend/request/Site";

/** Returns a function that returns the URL of a website page, in the current language. */
export function useWebsiteAddress(): (path: string) => string {
  const { webUrl } = useSite();
  const { i18n } = useLingui();
  return (path) => {
    const url = new URL(path, webUrl);
    url.searchParams.set("l", i18n.locale);
    return url.href;
  };
}
