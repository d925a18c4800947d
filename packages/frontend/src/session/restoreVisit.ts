import type { Language } from "@sayara/domain/language/Language";
import type { User } from "@sayara/domain/user/User";
import { asLanguage, resolveStartLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { readStoredLanguage, storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { rememberLanguage } from "../language/rememberLanguage.ts";
import { showLanguage } from "../language/showLanguage.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { followOtherTabs } from "./storedUser/followOtherTabs.ts";
import { restoreSession } from "./restoreSession.ts";
import { isSignOutUnfinished } from "./signOut/unfinishedSignOut.ts";

/** The user and the language at the start of a visit. */
export interface Visit {
  user: User | null;
  language: Language;
  /** The language of the URL. */
  requested: Language | undefined;
}

/**
 * Restores the session and the language from the browser's storage after hydration. The language may differ
 * from the document's if the document was cached offline or cookies are blocked.
 *
 * @param reloadData Called after a change of language, since texts and place names come from the server.
 */
export async function restoreVisit(reloadData: () => unknown = () => {}): Promise<void> {
  const visit = await restoreSessionAndLanguage();
  if (visit.language !== useLanguage.getState().language) {
    await showLanguage(visit.language);
    await reloadData();
  }
  await confirmVisit(visit);
}

/** Reads the session and the language from the browser's storage, and follows the session in other tabs. */
export async function restoreSessionAndLanguage(): Promise<Visit> {
  followOtherTabs();
  const user = await restoreSession();
  const query = new URL(location.href).searchParams.get("l");
  const stored = readStorage() ?? readStoredLanguage(document.cookie);
  const sources = { query, user: user?.language, stored };
  const hasChosenLanguage = Object.values(sources).some((code) => asLanguage(code) !== undefined);
  const language = resolveStartLanguage(sources);
  // The default language is not the visitor's choice, so it is not stored.
  if (hasChosenLanguage) rememberLanguage(language);
  return { user, language, requested: asLanguage(query) };
}

/** Confirms the session with the server and saves the URL's language to the account. */
export async function confirmVisit({ user, requested }: Visit): Promise<void> {
  if (user === null && !isSignOutUnfinished()) return;
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
