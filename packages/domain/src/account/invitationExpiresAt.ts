import { INVITATION_DAYS } from "../config/businessDefaults.ts";

/** Returns when an invitation to an agency's team expires: seven days after it was sent [TE1]. */
export function invitationExpiresAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + INVITATION_DAYS * 24 * 3_600_000);
}
