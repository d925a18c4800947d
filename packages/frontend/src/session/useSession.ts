import type { User } from "@sayara/domain/user/User";
import { create } from "zustand";

/**
 * The visitor's session. `unknown` on the server, and in the browser until storage is read; `unreadable` if the code
 * that reads the stored user could not be loaded.
 */
export type Session =
  | { state: "unknown" }
  | { state: "unreadable" }
  | { state: "guest" }
  | { state: "signedIn"; user: User };

export const useSession = create<{ session: Session }>(() => ({ session: { state: "unknown" } }));

/** Returns the signed-in user; null for a guest, and while the session is unknown or unreadable. */
export function useUser(): User | null {
  return useSession(({ session }) => (session.state === "signedIn" ? session.user : null));
}

/** Returns whether no user is signed in, as far as this page can determine. Sign-in and sign-up wait for this. */
export function useIsSignedOut(): boolean {
  return useSession(({ session }) => session.state === "guest" || session.state === "unreadable");
}
