import { randomUUID } from "node:crypto";

/** Reserved domain (RFC 2606): no mail server serves it. */
const DOMAIN = "@deleted.invalid";

/**
 * Returns an address for a deleted account, which frees its former address. It cannot be guessed, so that no
 * sign-up can claim it beforehand.
 */
export function deletedAddress(): string {
  return `${randomUUID()}${DOMAIN}`;
}

/** Returns true if an address belongs to a deleted account. No mail is sent to it. */
export function isDeletedAddress(address: string): boolean {
  return address.endsWith(DOMAIN);
}
