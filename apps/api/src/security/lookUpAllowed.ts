import { lookup as lookupAddresses } from "node:dns";
import type { LookupFunction } from "node:net";

/** Thrown for a name that leads to an address that must not be connected to. */
export class ForbiddenAddressError extends Error {
  override readonly name = "ForbiddenAddressError";
}

/**
 * Returns the `lookup` of a connection. It looks a name up and refuses it if any of its addresses is not allowed. The
 * connection is made to the very address that was checked, so that a second answer of the name server cannot lead
 * elsewhere. A host that is an address is not looked up: check it before.
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
