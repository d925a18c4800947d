import * as v from "valibot";

/**
 * Statuses of a message. `draft`: editable. `sending`: being queued in batches. `stopped`: paused until
 * resumed. `sent`: queued for every recipient.
 */
export const audienceMessageStatuses = ["draft", "sending", "stopped", "sent"] as const;
/** One of {@link audienceMessageStatuses}. */
export const AudienceMessageStatus = v.picklist(audienceMessageStatuses);
export type AudienceMessageStatus = v.InferOutput<typeof AudienceMessageStatus>;

/** Actions of an administrator on a message. */
export const audienceMessageActions = ["save", "delete", "send", "stop", "resume"] as const;
/** One of {@link audienceMessageActions}. */
export const AudienceMessageAction = v.picklist(audienceMessageActions);
export type AudienceMessageAction = v.InferOutput<typeof AudienceMessageAction>;

const allowed: Readonly<Record<AudienceMessageStatus, readonly AudienceMessageAction[]>> = {
  draft: ["save", "delete", "send"],
  sending: ["stop"],
  stopped: ["resume"],
  sent: [],
};

/** Returns whether a message's status allows an administrator's action [MA5]. */
export function isAudienceActionAllowed(
  action: AudienceMessageAction,
  status: AudienceMessageStatus,
): boolean {
  return allowed[status].includes(action);
}
