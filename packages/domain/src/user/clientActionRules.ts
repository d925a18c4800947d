import type { AdminActionType } from "./AdminActionType.ts";
import type { ClientAccountStatus } from "./ClientAccountStatus.ts";
import type { ClientActionLogType } from "./ClientActionLogType.ts";

/** Input, effect and log entry of an action. */
interface ClientActionRule {
  /** Statuses in which it is possible. */
  from: readonly ClientAccountStatus[];
  /** The status that it sets. Without one, the status stays or follows `followUp`. */
  to?: ClientAccountStatus;
  /** A message to the client is logged as a reminder, with the action that sent it. */
  log: ClientActionLogType;
}

/** The actions of administrators on a client's account [CL1]. */
export const clientActionRules: Readonly<Record<AdminActionType, ClientActionRule>> = {
  email: { from: ["active", "needs_follow_up", "blocked"], log: "reminder" },
  sms: { from: ["active", "needs_follow_up", "blocked"], log: "reminder" },
  note: { from: ["active", "needs_follow_up", "blocked"], log: "note" },
  block: { from: ["active", "needs_follow_up"], to: "blocked", log: "block" },
  unblock: { from: ["blocked"], to: "active", log: "unblock" },
};

/** Returns whether an administrator may do this to a client's account in this status [CL1]. */
export function isClientActionAllowed(action: AdminActionType, status: ClientAccountStatus): boolean {
  return clientActionRules[action].from.includes(status);
}

/**
 * Returns the status of a client's account after an action [CL1].
 *
 * @param followUp of a note: whether the client needs follow-up. A blocked account stays blocked.
 */
export function clientStatusAfter(
  action: AdminActionType,
  status: ClientAccountStatus,
  { followUp }: { followUp?: boolean | undefined } = {},
): ClientAccountStatus {
  const { to } = clientActionRules[action];
  if (to !== undefined) return to;
  if (followUp === undefined || status === "blocked") return status;
  return followUp ? "needs_follow_up" : "active";
}
