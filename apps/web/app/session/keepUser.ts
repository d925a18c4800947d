import type { User } from "@sayara/domain/user/User";
import { storedUserName } from "./storedUserName.ts";
import { dropUnfinishedSignOut } from "./unfinishedSignOut.ts";
import { useSession } from "./useSession.ts";

/** Keeps the answer of a sign-in as the current user, here and for the next visit. */
export function keepUser(user: User): void {
  try {
    localStorage.setItem(storedUserName, JSON.stringify(user));
    dropUnfinishedSignOut();
  } catch {
    // Storage may be forbidden: the session then lasts as long as the page.
  }
  useSession.setState({ session: { state: "signedIn", user } });
}
