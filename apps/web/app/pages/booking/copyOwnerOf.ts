import type { CopyOwner } from "#web/offline/StoredBooking.ts";
import { restoreSession } from "@sayara/frontend/session/restoreSession";

/**
 * Returns the owner of a stored copy: a driver or the holder of a signed link. Returns null for staff, who
 * see many people's bookings.
 */
export async function copyOwnerOf(token: string | null): Promise<CopyOwner | null> {
  if (token !== null) return { kind: "link", token };
  const user = await restoreSession();
  return user?.type === "user" ? { kind: "driver", id: user.id } : null;
}
