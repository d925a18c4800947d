import { useLingui } from "@lingui/react/macro";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { useState } from "react";
import { useNavigate } from "react-router";
import { leavePage } from "@sayara/frontend/request/leavePage";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { clearUserData } from "../storedUser/clearUserData.ts";
import { ongoingSignOut } from "./ongoingSignOut.ts";
import { openBrowserApi } from "../openBrowserApi.ts";
import { rememberUnfinishedSignOut } from "./unfinishedSignOut.ts";

/** Pages to which a sign-out may redirect. None of them needs a session. */
export type SignedOutPath = "/" | "/sign-in";

export interface SignOutOptions {
  /** Redirect target; by default the site's root. */
  to?: SignedOutPath;
}

/** Signs out in this tab, in other tabs and on the server. */
export function useSignOut() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [isSigningOut, setSigningOut] = useState(false);

  async function signOut({ to = "/" }: SignOutOptions = {}) {
    if (isSigningOut) return;
    setSigningOut(true);
    ongoingSignOut.isRunning = true;
    try {
      const [call, { signOut: endpoint }] = await Promise.all([
        openBrowserApi(),
        import("@sayara/api-client/contract/accounts/signOut"),
      ]);
      const outcome = await call(endpoint, {});
      if (!outcome.ok) throw new Error(`the sign-out was refused: ${outcome.refusal.code}`);
      // Leaves with a full page load. If Back restores this page from the back/forward cache, `leavePage` resolves, and
      // the reload clears the user data that the page holds in memory.
      await leavePage(to);
      window.location.reload();
    } catch {
      clearUserData();
      rememberUnfinishedSignOut();
      const result = t`You are signed out on this device. The server will be informed on your next visit.`;
      showToast(`${i18n._(faultMessages.unknown)} ${result}`, "error");
      await navigate(to);
      ongoingSignOut.isRunning = false;
      setSigningOut(false);
    }
  }

  return { signOut, isSigningOut };
}
