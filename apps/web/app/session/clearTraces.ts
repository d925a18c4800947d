import { storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { forgetUser } from "./forgetUser.ts";

/** Readable cookies that outlive a sign-out: they belong to the browser, not to the person. */
const keptCookies = new Set([storedLanguageName, "sayara.consent"]);

/** Before a sign-out: session storage, the stored user and readable cookies go (specification, section 7). */
export function clearTraces(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is stored where storage is forbidden.
  }
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    if (name !== "" && !keptCookies.has(name)) expire(name);
  }
  forgetUser();
}

/** A cookie goes only under the domain it was set for, which a page can't read: each possible one is tried. */
function expire(name: string): void {
  const gone = `${name}=; Max-Age=0; Path=/`;
  document.cookie = gone;
  const labels = location.hostname.split(".");
  for (let first = 0; first < labels.length - 1; first++)
    document.cookie = `${gone}; Domain=${labels.slice(first).join(".")}`;
}
