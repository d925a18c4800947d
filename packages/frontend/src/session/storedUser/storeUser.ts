import type { User } from "@sayara/domain/user/User";
import { rememberLanguage } from "@sayara/frontend/language/rememberLanguage";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { dropUnfinishedSignOut } from "../signOut/unfinishedSignOut.ts";
import { useSession } from "../useSession.ts";

/** Stores the user from a sign-in response as the current user, for this page and the next visit. */
export function storeUser(user: User): void {
  dropUnfinishedSignOut();
  // Another person may have used this browser before.
  frontendConfiguration().dropUserData();
  writeUser(user);
}

/**
 * Stores newer data of the current user. Ignores a response that arrives after a sign-out in this tab or another, or
 * after another user's sign-in.
 */
export function refreshUser(user: User): void {
  const { session } = useSession.getState();
  if (session.state !== "signedIn" || session.user.id !== user.id || isSignedOutElsewhere()) return;
  writeUser(user);
}

function writeUser(user: User): void {
  // Updates the cookie too: the server renders the next document in the cookie's language, which must match
  // the account's.
  if (user.language !== "unknown") rememberLanguage(user.language);
  try {
    localStorage.setItem(frontendConfiguration().userStorageKey, JSON.stringify(user));
  } catch {
    // Storage may be blocked. The session then lasts only as long as the page.
  }
  useSession.setState({ session: { state: "signedIn", user } });
}

/** Another tab's sign-out reaches storage before its event reaches this tab. */
function isSignedOutElsewhere(): boolean {
  try {
    return localStorage.getItem(frontendConfiguration().userStorageKey) === null;
  } catch {
    return false;
  }
}
