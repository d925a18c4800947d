import type { AppContext } from "#api/server/http/App.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/** Returns a keyed hash of the caller's network address. Bookings store only this hash. */
export function networkKeyOf(context: AppContext): string {
  return keyedHash(context.var.dependencies.config.secret, "address", clientAddress(context));
}
