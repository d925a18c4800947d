import { storedUserName } from "./storedUserName.ts";
import { useSession } from "./useSession.ts";

/** Nobody is signed in any more. What was typed stays: a session that ran out is no reason to lose it. */
export function forgetUser(): void {
  try {
    localStorage.removeItem(storedUserName);
  } catch {
    // What can't be written can't have been kept either.
  }
  useSession.setState({ session: { state: "guest" } });
}
