import { ACTIVATION_LINK_HOURS, EMAIL_UNDO_DAYS } from "../config/businessDefaults.ts";
import type { ClientAccountStatus } from "../user/ClientAccountStatus.ts";

/** When a mailed activation link stops working: one day after it was sent (specification, section 4) [AC1]. */
export function activationExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + ACTIVATION_LINK_HOURS * 3_600_000);
}

/** Whether a mailed link still works: not used before, and sent less than a day ago [AC1, AC2]. */
export function isActivationLinkValid(
  { sentAt, usedAt }: { sentAt: Date; usedAt: Date | null },
  now: Date,
): boolean {
  return usedAt === null && now < activationExpiresAt(sentAt);
}

/** Whether an account may sign in: a suspended one may not (specification, section 4) [AC3]. */
export function canSignIn(status: ClientAccountStatus): boolean {
  return status !== "blocked";
}

/** When the link that undoes a change of address stops working: seven days after it was sent [AC7]. */
export function emailUndoExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + EMAIL_UNDO_DAYS * 24 * 3_600_000);
}
