/** Whoever gives an account this address, or books as its guest, takes this lock first (see `lockInOrder`). */
export function emailLock(email: string): string {
  return `email ${email}`;
}
