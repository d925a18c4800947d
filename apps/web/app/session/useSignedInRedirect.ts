import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import type { User } from "@sayara/domain/user/User";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { rememberLanguage } from "#web/language/rememberLanguage.ts";
import { showLanguage } from "#web/language/showLanguage.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { saveLanguage } from "./saveLanguage.ts";
import { useSession } from "./useSession.ts";

/** Redirects to `to` after a sign-in on this page or in another tab, in the language of the account. */
export function useSignedInRedirect(to: string): void {
  // A sign-in only: when storage is read after hydration, the page is not rendered again.
  const isSignedIn = useSession(({ session }) => session.state === "signedIn");
  const navigate = useNavigate();
  const redirect = useEffectEvent(async () => {
    const { session } = useSession.getState();
    if (session.state === "signedIn") await settleLanguage(session.user);
    await navigate(to, { replace: true });
  });
  // Only on a change of state: the target page may refresh the user while this page is still shown.
  useEffect(() => {
    if (isSignedIn) void redirect();
  }, [isSignedIn]);
}

/** Applies the language of the address, otherwise that of the account (product.md, section 4). */
async function settleLanguage(user: User): Promise<void> {
  const asked = asLanguage(new URL(location.href).searchParams.get("l"));
  if (asked !== undefined) return saveLanguage(asked);
  if (user.language === "unknown" || user.language === useLanguage.getState().language) return;
  try {
    await showLanguage(user.language);
    rememberLanguage(user.language);
  } catch {
    // The words could not be loaded: the page stays as it is, and the next visit retries.
  }
}
