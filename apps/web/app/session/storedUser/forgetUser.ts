import { dropStoredBookings } from "#web/offline/dropStoredBookings.ts";
import { storedUserName } from "./storedUserName.ts";
import { useSession } from "#web/session/useSession.ts";

/** Deletes the stored user and the kept bookings, and makes the visitor a guest. Drafts stay: an expired session must not lose them. */
export function forgetUser(): void {
  try {
    localStorage.removeItem(storedUserName);
  } catch {
    // Storage is blocked, so it holds no user.
  }
  void dropStoredBookings();
  useSession.setState({ session: { state: "guest" } });
}
