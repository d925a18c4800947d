import type { Language } from "@sayara/domain/language/Language";
import { asLanguage, resolveStartLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import { readStoredLanguage, storedLanguageName } from "@sayara/i18n/language/storedLanguage";
import { followOtherTabs } from "../session/followOtherTabs.ts";
import { restoreSession } from "../session/restoreSession.ts";
import { isSignOutUnfinished } from "../session/unfinishedSignOut.ts";
import { rememberLanguage } from "../language/rememberLanguage.ts";
import { showLanguage } from "../language/showLanguage.ts";
import { useLanguage } from "../language/useLanguage.ts";

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
  const { confirmSession } = await import("../session/confirmSession.ts");
  await confirmSession();
  if (requested === undefined) return;
  const { saveLanguage } = await import("../session/saveLanguage.ts");
  await saveLanguage(requested);
}

function readStorage(): string | undefined {
  try {
    return localStorage.getItem(storedLanguageName) ?? undefined;
  } catch {
    return undefined;
  }
}
