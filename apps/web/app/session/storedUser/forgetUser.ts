import { dropStoredBookings } from "#web/offline/dropStoredBookings.ts";
import { storedUserName } from "./storedUserName.ts";
import { useSession } from "#web/session/useSession.ts";

/**
 * Deletes the stored user and the stored bookings, and makes the visitor a guest. Keeps drafts, which must survive an
 * expired session.
 */
export function forgetUser(): void {
  try {
    localStorage.removeItem(storedUserName);
  } catch {
    // Storage is blocked, so it contains no user.
  }
  void dropStoredBookings();
  useSession.setState({ session: { state: "guest" } });
}
