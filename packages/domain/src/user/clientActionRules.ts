import type { AdminActionType } from "./AdminActionType.ts";
import type { ClientAccountStatus } from "./ClientAccountStatus.ts";
import type { ClientActionLogType } from "./ClientActionLogType.ts";

/** Condition, effect and log entry of an action. */
interface ClientActionRule {
  /** Statuses in which the action is possible. */
  from: readonly ClientAccountStatus[];
  /** The status that the action sets. If absent, the status stays or depends on `followUp`. */
  to?: ClientAccountStatus;
  /** Type of the entry in the account's log. A message to the client is logged as a reminder. */
  log: ClientActionLogType;
}

/** Administrators' actions on a client's account [CL1]. */
export const clientActionRules: Readonly<Record<AdminActionType, ClientActionRule>> = {
  email: { from: ["active", "needs_follow_up", "blocked"], log: "reminder" },
  sms: { from: ["active", "needs_follow_up", "blocked"], log: "reminder" },
  note: { from: ["active", "needs_follow_up", "blocked"], log: "note" },
  block: { from: ["active", "needs_follow_up"], to: "blocked", log: "block" },
  unblock: { from: ["blocked"], to: "active", log: "unblock" },
};

/** Returns whether the status of a client's account allows an action [CL1]. */
export function isClientActionAllowed(action: AdminActionType, status: ClientAccountStatus): boolean {
  return clientActionRules[action].from.includes(status);
}

/**
 * Returns the status of a client's account after an action [CL1].
 *
 * @param followUp whether the client needs follow-up, for a note. A blocked account stays blocked.
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
