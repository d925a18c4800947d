import { validateAccessToken } from "@sayara/api-client/contract/accounts/validateAccessToken";
import { openBrowserApi } from "./openBrowserApi.ts";
import { finishSignOut } from "./signOut/unfinishedSignOut.ts";
import { clearStoredUser } from "./storedUser/clearStoredUser.ts";
import { useSession } from "./useSession.ts";

/**
 * Checks with the server that the stored user is signed in. Only `not_signed_in` ends the session; a fault does not.
 */
export async function confirmSession(): Promise<void> {
  try {
    const call = await openBrowserApi();
    await finishSignOut(call);
    if (useSession.getState().session.state !== "signedIn") return;
    const outcome = await call(validateAccessToken, {});
    if (!outcome.ok && outcome.refusal.code === "not_signed_in") clearStoredUser();
  } catch {
    // The server was not reached. If the session has ended, the next call that needs it fails.
  }
}
