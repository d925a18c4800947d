import type { Client } from "@sayara/api-client/client/createClient";

const name = "sayara.signOutUnfinished";

/** Marks a sign-out that did not reach the server. The next visit sends it first. */
export function rememberUnfinishedSignOut(): void {
  try {
    localStorage.setItem(name, "1");
  } catch {
    // Storage may be blocked. The session then ends when it expires.
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

/** Removes the mark after a sign-in, which replaced the previous session on the server. */
export function dropUnfinishedSignOut(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so it contains no mark.
  }
}
