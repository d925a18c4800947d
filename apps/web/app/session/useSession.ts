import type { User } from "@sayara/domain/user/User";
import { create } from "zustand";

/** Whoever is signed in. `unknown` until this browser has looked: the server never knows. */
export type Session = { state: "unknown" } | { state: "guest" } | { state: "signedIn"; user: User };

export const useSession = create<{ session: Session }>(() => ({ session: { state: "unknown" } }));
