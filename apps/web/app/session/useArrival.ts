import { asLanguage } from "@sayara/i18n/language/resolveStartLanguage";
import type { User } from "@sayara/domain/user/User";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { rememberLanguage } from "#web/language/rememberLanguage.ts";
import { showLanguage } from "#web/language/showLanguage.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { saveLanguage } from "./saveLanguage.ts";
import { useSession } from "./useSession.ts";

/** Goes on to `to` as soon as somebody is signed in, on this page or in another tab, in the language of their account. */
export function useArrival(to: string): void {
  const { session } = useSession();
  const navigate = useNavigate();
  const arrive = useEffectEvent(async () => {
    if (session.state === "signedIn") await settleLanguage(session.user);
    await navigate(to, { replace: true });
  });
  // Not on every change of the user: the page gone on to may refresh them while this one is still in sight.
  useEffect(() => {
    if (session.state === "signedIn") void arrive();
  }, [session.state]);
}

/** What the address asks for goes before what the account says (specification, section 4). */
async function settleLanguage(user: User): Promise<void> {
  const asked = asLanguage(new URL(location.href).searchParams.get("l"));
  if (asked !== undefined) return saveLanguage(asked);
  if (user.language === useLanguage.getState().language) return;
  try {
    await showLanguage(user.language);
    rememberLanguage(user.language);
  } catch {
    // The words could not be fetched: the page stays as it is, and the next visit tries again.
  }
}
