import { validateAccessToken } from "@sayara/api-client/contract/accounts/validateAccessToken";
import { openBrowserApi } from "./openBrowserApi.ts";
import { finishSignOut } from "./unfinishedSignOut.ts";
import { forgetUser } from "./forgetUser.ts";
import { useSession } from "./useSession.ts";

/** Asks the server whether the stored user is still signed in. Only a clear no ends the session: a fault does not. */
export async function confirmSession(): Promise<void> {
  try {
    const call = await openBrowserApi();
    await finishSignOut(call);
    if (useSession.getState().session.state !== "signedIn") return;
    const outcome = await call(validateAccessToken, {});
    if (!outcome.ok && outcome.refusal.code === "not_signed_in") forgetUser();
  } catch {
    // Not reached: the next call that needs the session will tell.
  }
}
