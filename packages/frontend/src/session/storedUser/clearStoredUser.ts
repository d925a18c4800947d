import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { useSession } from "../useSession.ts";

/**
 * Deletes the stored user and the data stored for it, and makes the visitor a guest. Keeps drafts, which must survive an
 * expired session.
 */
export function clearStoredUser(): void {
  const { userStorageKey, dropUserData } = frontendConfiguration();
  try {
    localStorage.removeItem(userStorageKey);
  } catch {
    // Storage is blocked, so it contains no user.
  }
  dropUserData();
  useSession.setState({ session: { state: "guest" } });
}
