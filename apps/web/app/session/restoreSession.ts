import type { User } from "@sayara/domain/user/User";
import { storedUserName } from "./storedUserName.ts";
import { useSession } from "./useSession.ts";

let restored: Promise<void> | undefined;

/** The current user as this browser stored them. Storage is read once a visit; `readSession` reads it again. */
export async function restoreSession(): Promise<User | null> {
  restored ??= readSession();
  await restored;
  const { session } = useSession.getState();
  return session.state === "signedIn" ? session.user : null;
}

/** Reads the stored user into the session. The schema that checks it arrives only for those who have one. */
export async function readSession(): Promise<void> {
  const text = readStorage(storedUserName);
  const user = text === null ? null : (await import("./storedUser.ts")).parseStoredUser(text);
  useSession.setState({ session: user === null ? { state: "guest" } : { state: "signedIn", user } });
}

function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
