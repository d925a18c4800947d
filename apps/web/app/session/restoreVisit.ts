import type { Language } from "@sayara/domain/language/Language";
import { asLanguage, resolveStartLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { readStoredLanguage, storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { rememberLanguage } from "#web/language/rememberLanguage.ts";
import { showLanguage } from "#web/language/showLanguage.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { followOtherTabs } from "#web/session/storedUser/followOtherTabs.ts";
import { restoreSession } from "./restoreSession.ts";
import { isSignOutUnfinished } from "#web/session/signOut/unfinishedSignOut.ts";

/**
 * Restores the session and the language from the browser's storage after hydration. The language may still differ from
 * the server's: the document was kept offline, or cookies are blocked.
 *
 * @param reloadData Called after a change of language: texts and names of places are the server's.
 */
export async function restoreVisit(reloadData: () => unknown = () => {}): Promise<void> {
  followOtherTabs();
  const user = await restoreSession();
  const query = new URL(location.href).searchParams.get("l");
  const stored = readStorage() ?? readStoredLanguage(document.cookie);
  const sources = { query, user: user?.language, stored };
  const hasChosenLanguage = Object.values(sources).some((code) => asLanguage(code) !== undefined);
  const language = resolveStartLanguage(sources);
  // The default language is no choice, so it is not stored.
  if (hasChosenLanguage) rememberLanguage(language);
  if (language !== useLanguage.getState().language) {
    await showLanguage(language);
    await reloadData();
  }
  if (user !== null || isSignOutUnfinished()) await confirmAndSaveLanguage(asLanguage(query));
}

/** Confirms the session with the server and saves the URL's language to the account. */
async function confirmAndSaveLanguage(requested: Language | undefined): Promise<void> {
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
