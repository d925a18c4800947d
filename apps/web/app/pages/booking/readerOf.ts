import type { Reader } from "#web/offline/StoredBooking.ts";
import { restoreSession } from "#web/session/restoreSession.ts";

/**
 * Returns the reader that a stored copy belongs to: a driver or the holder of a signed link. Returns null for staff, who
 * see many people's bookings.
 */
export async function readerOf(token: string | null): Promise<Reader | null> {
  if (token !== null) return { kind: "link", token };
  const user = await restoreSession();
  return user?.type === "user" ? { kind: "driver", id: user.id } : null;
}
