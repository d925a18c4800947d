import * as v from "valibot";

/** `draft`: may be edited. `sending`: is queued in batches. `stopped`: goes on when resumed. `sent`: all have left. */
export const audienceMessageStatuses = ["draft", "sending", "stopped", "sent"] as const;
/** One of {@link audienceMessageStatuses}. */
export const AudienceMessageStatus = v.picklist(audienceMessageStatuses);
export type AudienceMessageStatus = v.InferOutput<typeof AudienceMessageStatus>;

/** An administrator's action on a message. */
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

/** Returns whether an administrator may do this to a message in this status [MA5]. */
export function isAudienceActionAllowed(
  action: AudienceMessageAction,
  status: AudienceMessageStatus,
): boolean {
  return allowed[status].includes(action);
}
