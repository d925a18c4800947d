import type { Client } from "@sayara/api-client/client/createClient";

const name = "sayara.signOutUnfinished";

/** The server could not be told that somebody left: it is told on the next visit, before anything else. */
export function rememberUnfinishedSignOut(): void {
  try {
    localStorage.setItem(name, "1");
  } catch {
    // Storage may be forbidden; the session then ends by itself.
  }
}

export function isSignOutUnfinished(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export async function finishSignOut(call: Client): Promise<void> {
  if (!isSignOutUnfinished()) return;
  const { signOut } = await import("@sayara/api-client/contract/accounts/signOut");
  const outcome = await call(signOut, {});
  if (outcome.ok) localStorage.removeItem(name);
}

/** Somebody signed in, and the server forgot whoever was there before. */
export function dropUnfinishedSignOut(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is stored where storage is forbidden.
  }
}
