import { ACTIVATION_LINK_HOURS, EMAIL_UNDO_DAYS } from "../config/businessDefaults.ts";
import type { ClientAccountStatus } from "../user/ClientAccountStatus.ts";

/** Returns when an activation link expires: one day after it was sent [AC1]. */
export function activationExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + ACTIVATION_LINK_HOURS * 3_600_000);
}

/** Returns whether an account may sign in, which a blocked account may not [AC3]. */
export function canSignIn(status: ClientAccountStatus): boolean {
  return status !== "blocked";
}

/** Returns when the undo link of an email change expires: seven days after it was sent [AC7]. */
export function emailUndoExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + EMAIL_UNDO_DAYS * 24 * 3_600_000);
}
