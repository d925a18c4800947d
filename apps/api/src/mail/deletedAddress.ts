/** Reserved (RFC 2606): no mail server has it. */
const DOMAIN = "@deleted.invalid";

/** Returns the address of a deleted account, which frees the former one and is unique. */
export function deletedAddress(userId: string): string {
  return `${userId}${DOMAIN}`;
}

/** Whether an address belongs to a deleted account. Nothing is mailed to it. */
export function isDeletedAddress(address: string): boolean {
  return address.endsWith(DOMAIN);
}
