import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import type { User } from "@sayara/domain/user/User";
import { redirect, replace } from "react-router";
import { rememberLanguage } from "../language/rememberLanguage.ts";
import { showLanguage } from "../language/showLanguage.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { restoreSession } from "./restoreSession.ts";
import { safeReturnPath } from "./safeReturnPath.ts";
import { saveLanguage } from "./saveLanguage.ts";
import { signInAddress } from "./signInAddress.ts";

/** Id of the user for whom the last guarded page was loaded; null for a guest, undefined if none was loaded. */
let guardedFor: string | null | undefined;

/** Returns whether a guarded page was loaded for a different visitor. */
export function isGuardedForOtherVisitor(id: string | null): boolean {
  return guardedFor !== undefined && guardedFor !== id;
}

/**
 * Returns the signed-in user, for the client loader of a private page.
 *
 * @throws Response a redirect of a guest to the sign-in page.
 */
export async function requireUser(request: Request): Promise<User> {
  const user = await identify();
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  throw redirectFrom(request, signInAddress(pathname + search));
}

/**
 * Client loader of sign-in and sign-up. Applies the account's language before it redirects a signed-in user.
 *
 * @throws Response a redirect of a signed-in user to the path in `from`; without one to the user's start
 * page.
 */
export async function requireGuest({ request }: { request: Request }): Promise<null> {
  const user = await identify();
  if (user === null) return null;
  await applyLanguage(user);
  const to = safeReturnPath(new URL(request.url).searchParams.get("from"));
  throw redirectFrom(request, to === "/" ? frontendConfiguration().startPageOf(user) : to);
}

// The server renders the document for a guest: only the browser has the session.
requireGuest.hydrate = true as const;

async function identify(): Promise<User | null> {
  const user = await restoreSession();
  guardedFor = user?.id ?? null;
  return user;
}

/**
 * Redirects. Replaces the history entry of a displayed page, because Back would lead to it and redirect
 * again.
 */
function redirectFrom(request: Request, to: string): Response {
  const { pathname, search } = new URL(request.url);
  const isShown = pathname === location.pathname && search === location.search;
  return isShown ? replace(to) : redirect(to);
}

/** Applies the language of the URL, or otherwise that of the account (product.md, section 4). */
async function applyLanguage(user: User): Promise<void> {
  const requested = asLanguage(new URL(location.href).searchParams.get("l"));
  if (requested !== undefined) return saveLanguage(requested);
  if (user.language === "unknown" || user.language === useLanguage.getState().language) return;
  try {
    await showLanguage(user.language);
    rememberLanguage(user.language);
  } catch {
    // The messages could not be loaded. The page keeps its language, and the next visit retries.
  }
}
