import type { Reader } from "#web/offline/StoredBooking.ts";
import { restoreSession } from "#web/session/restoreSession.ts";

/** Returns for whom a copy is kept: a driver or a signed link. Staff see many people's bookings, so theirs are not. */
export async function readerOf(token: string | null): Promise<Reader | null> {
  if (token !== null) return { kind: "link", token };
  const user = await restoreSession();
  return user?.type === "user" ? { kind: "driver", id: user.id } : null;
}
