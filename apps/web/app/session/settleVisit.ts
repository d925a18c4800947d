import type { Language } from "@sayara/domain/language/Language";
import { asLanguage, resolveStartLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { readStoredLanguage, storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { rememberLanguage } from "#web/language/rememberLanguage.ts";
import { showLanguage } from "#web/language/showLanguage.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { followOtherTabs } from "./followOtherTabs.ts";
import { restoreSession } from "./restoreSession.ts";
import { isSignOutUnfinished } from "./unfinishedSignOut.ts";

/**
 * Takes over what only this browser knows: the signed-in user and the stored language. Where it disagrees with what
 * the server rendered from address and cookie, the browser's answer is shown and mirrored for the next visit.
 */
export async function settleVisit(): Promise<void> {
  followOtherTabs();
  const user = await restoreSession();
  const query = new URL(location.href).searchParams.get("l");
  const stored = readStorage() ?? readStoredLanguage(document.cookie);
  const sources = { query, user: user?.language, stored };
  const language = resolveStartLanguage(sources);
  // French by default is nobody's choice.
  if (Object.values(sources).some((code) => asLanguage(code) !== undefined)) rememberLanguage(language);
  if (language !== useLanguage.getState().language) await showLanguage(language);
  if (user !== null || isSignOutUnfinished()) await settleSession(asLanguage(query));
}

/** The server has the last word on who is signed in; their account learns the language they asked for. */
async function settleSession(requested: Language | undefined): Promise<void> {
  const { confirmSession } = await import("./confirmSession.ts");
  await confirmSession();
  if (requested === undefined) return;
  const { saveLanguage } = await import("./saveLanguage.ts");
  await saveLanguage(requested);
}

function readStorage(): string | undefined {
  try {
    return localStorage.getItem(storedLanguageName) ?? undefined;
  } catch {
    return undefined;
  }
}
