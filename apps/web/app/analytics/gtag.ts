import { readConsent } from "#web/consent/readConsent.ts";
import { cookieNames } from "@sayara/frontend/session/storedUser/cookieNames";
import { expireCookie } from "@sayara/frontend/session/storedUser/expireCookie";
import { pushEvent } from "./pushEvent.ts";

/** Cookies of Google's tag on this site's own domain. */
const googleCookies = /^_g(?:a|id|at|cl)/;
/** Seconds; equal to the lifetime of the stored consent. */
const COOKIE_LIFETIME = 180 * 24 * 60 * 60;

/** Loads Google's tag and reports the current page. Must be called only after the visitor's consent. */
export function startGtag(id: string): void {
  if (window.gtag !== undefined) return;
  // Google's opt-out switch: while it is true, its script sends and stores nothing. It is read at each event, so a
  // withdrawal of consent in another tab also stops this one.
  Object.defineProperty(window, `ga-disable-${id}`, {
    configurable: true,
    get: () => readConsent() !== "granted",
  });
  // Events from before the consent are not sent.
  window.dataLayer = [];
  window.gtag = function gtag() {
    // Google's script ignores arrays and reads only `arguments` objects.
    window.dataLayer?.push(arguments);
  };
  window.gtag("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  window.gtag("js", new Date());
  window.gtag("config", id, { send_page_view: false, cookie_expires: COOKIE_LIFETIME });
  pushEvent({ name: "page_view" });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  document.head.append(script);
}

/** Deletes the cookies of Google's tag. */
export function deleteGtagCookies(): void {
  for (const name of cookieNames()) if (googleCookies.test(name)) expireCookie(name);
}
