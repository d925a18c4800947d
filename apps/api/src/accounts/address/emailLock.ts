/**
 * Returns the lock name of an email address. Every transaction that assigns the address to an account, or creates a
 * guest booking under it, takes this lock first (see `lockInOrder`).
 */
export function emailLock(email: string): string {
  return `email ${email}`;
}
