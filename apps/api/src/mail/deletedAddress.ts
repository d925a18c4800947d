/** Reserved domain (RFC 2606): no mail server serves it. */
const DOMAIN = "@deleted.invalid";

/** Returns a unique address for a deleted account, which frees its former address. */
export function deletedAddress(userId: string): string {
  return `${userId}${DOMAIN}`;
}

/** Returns true if an address belongs to a deleted account. No mail is sent to it. */
export function isDeletedAddress(address: string): boolean {
  return address.endsWith(DOMAIN);
}
