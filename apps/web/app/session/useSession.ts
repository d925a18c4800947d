import type { User } from "@sayara/domain/user/User";
import { create } from "zustand";

/** The visitor's session. `unknown` on the server, and in the browser until storage is read. */
export type Session = { state: "unknown" } | { state: "guest" } | { state: "signedIn"; user: User };

export const useSession = create<{ session: Session }>(() => ({ session: { state: "unknown" } }));

/** Returns the signed-in user; null for a guest, and while the session is unknown. */
export function useUser(): User | null {
  return useSession(({ session }) => (session.state === "signedIn" ? session.user : null));
}
