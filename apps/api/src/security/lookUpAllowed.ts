import { lookup as lookupAddresses } from "node:dns";
import type { LookupFunction } from "node:net";

/** Thrown for a host name with an IP address that must not be connected to. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";
}

/**
 * Returns a `lookup` function for connections. It resolves a host name and refuses it if any of its addresses
 * is not allowed. The connection uses the checked address itself, so that a second DNS response cannot
 * redirect it. Node does not look up a host that is already an IP address, so check such a host beforehand.
 */
export function lookUpAllowed(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupAddresses(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) callback(error ?? new Error("no address"), "");
      else if (!addresses.every(({ address }) => isAllowed(address)))
        callback(new ForbiddenAddressError("the name leads to a private address"), "");
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
