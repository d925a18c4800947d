import type { User } from "@sayara/domain/user/User";
import { storedUserName } from "./storedUserName.ts";
import { dropUnfinishedSignOut } from "./unfinishedSignOut.ts";
import { useSession } from "./useSession.ts";

/** Keeps the answer of a sign-in as the current user, here and for the next visit. */
export function keepUser(user: User): void {
  dropUnfinishedSignOut();
  writeUser(user);
}

/**
 * Keeps what the server says anew about the current user. An answer that comes after they have left, in this tab or in
 * another, or after somebody else has come, changes nothing.
 */
export function refreshUser(user: User): void {
  const { session } = useSession.getState();
  if (session.state !== "signedIn" || session.user.id !== user.id || hasLeftElsewhere()) return;
  writeUser(user);
}

function writeUser(user: User): void {
  try {
    localStorage.setItem(storedUserName, JSON.stringify(user));
  } catch {
    // Storage may be forbidden: the session then lasts as long as the page.
  }
  useSession.setState({ session: { state: "signedIn", user } });
}

/** Another tab's sign-out is in storage before this one hears of it. */
function hasLeftElsewhere(): boolean {
  try {
    return localStorage.getItem(storedUserName) === null;
  } catch {
    return false;
  }
}
