/**
 * Name of the lock of an address. Taken first by every transaction that gives an account this address, or books as
 * its guest (see `lockInOrder`).
 */
export function emailLock(email: string): string {
  return `email ${email}`;
}
