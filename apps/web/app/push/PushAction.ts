import type { PushSubscription } from "@sayara/domain/notification/PushSubscription";

/** An action on this device's notifications, sent as JSON to the action of the page that shows them. */
export type PushAction =
  | { intent: "readPush" }
  | { intent: "turnPushOff" }
  | { intent: "turnPushOn"; subscription: PushSubscription };

const intents: ReadonlySet<unknown> = new Set<PushAction["intent"]>([
  "readPush",
  "turnPushOff",
  "turnPushOn",
]);

/**
 * Returns whether a page's action concerns this device's notifications. Such an action does not affect the
 * rest of the page.
 */
export function isPushAction(action: unknown): action is PushAction {
  return typeof action === "object" && action !== null && "intent" in action && intents.has(action.intent);
}
