/**
 * Returns the lock name of an email address. Every transaction that assigns the address to an account, or books as its
 * guest, takes this lock first (see `lockInOrder`).
 */
export function emailLock(email: string): string {
  return `email ${email}`;
}
