import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import { openBrowserApi } from "./openBrowserApi.ts";
import { say } from "#web/toasts/useToasts.ts";
import { clearTraces } from "./clearTraces.ts";
import { leaving } from "./leaving.ts";
import { rememberUnfinishedSignOut } from "./unfinishedSignOut.ts";

export interface SignOutOptions {
  /** Where the browser goes afterwards: the site's root unless asked otherwise (specification, section 2). */
  to?: "/" | "/sign-in";
}

/** Signs out here, in the other tabs, and at the server. */
export function useSignOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut({ to = "/" }: SignOutOptions = {}) {
    if (isSigningOut) return;
    setSigningOut(true);
    leaving.now = true;
    try {
      const [call, { signOut: endpoint }] = await Promise.all([
        openBrowserApi(),
        import("@sayara/api-client/contract/accounts/signOut"),
      ]);
      const outcome = await call(endpoint, {});
      if (!outcome.ok) throw new Error(`the sign-out was refused: ${outcome.refusal.code}`);
      // A fresh document: nothing of the person stays in memory either.
      window.location.assign(to);
    } catch {
      clearTraces();
      rememberUnfinishedSignOut();
      say(
        t`You are signed out on this device. The server could not be reached: it is told on your next visit.`,
        "warning",
      );
      await navigate(to);
      leaving.now = false;
      setSigningOut(false);
    }
  }

  return { signOut, isSigningOut };
}
