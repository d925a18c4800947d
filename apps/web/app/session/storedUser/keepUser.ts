import type { User } from "@sayara/domain/user/User";
import { rememberLanguage } from "#web/language/rememberLanguage.ts";
import { dropStoredBookings } from "#web/offline/dropStoredBookings.ts";
import { storedUserName } from "./storedUserName.ts";
import { dropUnfinishedSignOut } from "#web/session/signOut/unfinishedSignOut.ts";
import { useSession } from "#web/session/useSession.ts";

/** Stores the answer of a sign-in as the current user, for this page and the next visit. */
export function keepUser(user: User): void {
  dropUnfinishedSignOut();
  // Another person may have used this browser before.
  void dropStoredBookings();
  writeUser(user);
}

/**
 * Stores a newer answer about the current user. Ignores an answer that arrives after a sign-out, in this tab or
 * another, or after another user's sign-in.
 */
export function refreshUser(user: User): void {
  const { session } = useSession.getState();
  if (session.state !== "signedIn" || session.user.id !== user.id || isSignedOutElsewhere()) return;
  writeUser(user);
}

function writeUser(user: User): void {
  // Together: the server renders the next document by the cookie, which must not differ from the account.
  if (user.language !== "unknown") rememberLanguage(user.language);
  try {
    localStorage.setItem(storedUserName, JSON.stringify(user));
  } catch {
    // Storage may be blocked: the session then lasts as long as the page.
  }
  useSession.setState({ session: { state: "signedIn", user } });
}

/** Another tab's sign-out is in storage before its event reaches this tab. */
function isSignedOutElsewhere(): boolean {
  try {
    return localStorage.getItem(storedUserName) === null;
  } catch {
    return false;
  }
}
