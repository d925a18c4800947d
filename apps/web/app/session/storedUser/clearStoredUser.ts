import { dropStoredBookings } from "#web/offline/dropStoredBookings.ts";
import { userStorageKey } from "./userStorageKey.ts";
import { useSession } from "#web/session/useSession.ts";

/**
 * Deletes the stored user and the stored bookings, and makes the visitor a guest. Keeps drafts, which must survive an
 * expired session.
 */
export function clearStoredUser(): void {
  try {
    localStorage.removeItem(userStorageKey);
  } catch {
    // Storage is blocked, so it contains no user.
  }
  void dropStoredBookings();
  useSession.setState({ session: { state: "guest" } });
}
