import type { AppContext } from "#api/http/App.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import { keyedHash } from "#api/security/keyedHash.ts";

/** The name under which a booking keeps the network address it was made from: a keyed hash, never the address. */
export function addressKeyOf(context: AppContext): string {
  return keyedHash(context.var.dependencies.config.secret, "address", clientAddress(context));
}
