import type { User } from "@sayara/domain/user/User";
import { create } from "zustand";

/** The visitor's session. `unknown` on the server, and in the browser until storage is read. */
export type Session = { state: "unknown" } | { state: "guest" } | { state: "signedIn"; user: User };

export const useSession = create<{ session: Session }>(() => ({ session: { state: "unknown" } }));
