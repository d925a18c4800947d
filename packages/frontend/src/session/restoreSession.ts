import type { User } from "@sayara/domain/user/User";
import { frontendConfiguration } from "@sayara/frontend/configuration/configureFrontend";
import { useSession } from "./useSession.ts";

let restoration: Promise<void> | undefined;

/** Returns the stored user. Reads storage once per visit; `readSession` reads it again. */
export async function restoreSession(): Promise<User | null> {
  restoration ??= readSession();
  await restoration;
  const { session } = useSession.getState();
  return session.state === "signedIn" ? session.user : null;
}

/**
 * Reads the stored user into the session. Loads the schema only if a user is stored; rejects if the schema cannot be
 * loaded.
 */
export async function readSession(): Promise<void> {
  const text = readStorage(frontendConfiguration().userStorageKey);
  try {
    const user =
      text === null ? null : (await import("./storedUser/parseStoredUser.ts")).parseStoredUser(text);
    useSession.setState({ session: user === null ? { state: "guest" } : { state: "signedIn", user } });
  } catch (error) {
    // Forms that wait for the session must not wait forever.
    useSession.setState({ session: { state: "unreadable" } });
    throw error;
  }
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
