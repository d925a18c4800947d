import { type BookingAction, bookingActions } from "./BookingAction.ts";
import type { BookingActor } from "./BookingActor.ts";
import { type BookingCondition, bookingConditions, type BookingSituation } from "./bookingConditions.ts";
import { type BookingRule, bookingRules, type Ownership } from "../bookingRules.ts";
import type { BookingRefusalReason } from "../BookingRefusalReason.ts";
import { type BookingStatus, bookingStatuses } from "../BookingStatus.ts";
import type { BookingViewer } from "./viewerOf.ts";

/** A viewer, and a booking at the time `now`. `now` is not needed before a booking exists. */
export type ActionContext = { viewer: BookingViewer } & (
  | { booking: BookingSituation; now: Date }
  | { booking: null; now?: never }
);

/**
 * Returns all actions allowed to a viewer, in the order of `bookingActions` [RO1]. Pages and API share this
 * function.
 */
export function allowedActions(context: ActionContext): BookingAction[] {
  return bookingActions.filter((action) => isAllowed({ ...context, action }));
}

/**
 * Returns whether an action is allowed [RO1].
 *
 * @example isAllowed({ action: "edit", viewer: viewerOf(user, booking), booking: { status, pickup, dropOff }, now })
 */
export function isAllowed(context: ActionContext & { action: BookingAction }): boolean {
  return refusalReason(context) === null;
}

/** Returns why an action is refused, or null if it is allowed [RO2]. */
export function refusalReason(
  context: ActionContext & { action: BookingAction },
): BookingRefusalReason | null {
  return reasonFromRules(
    bookingRules.filter(({ action }) => action === context.action),
    context,
  );
}

/** Returns the statuses that any action lets a viewer set on the booking [BK1]. */
export function allowedTransitions(context: ActionContext): BookingStatus[] {
  return bookingStatuses.filter((to) => transitionRefusalReason({ ...context, to }) === null);
}

/** Returns why a viewer may not set a status on the booking, or null if they may [BK1, RO2]. */
export function transitionRefusalReason(
  context: ActionContext & { to: BookingStatus },
): BookingRefusalReason | null {
  return reasonFromRules(
    bookingRules.filter(({ to = [] }) => to.includes(context.to)),
    context,
  );
}

/**
 * Returns the status changes that an action makes [BK1], for SQL statements that change many bookings.
 *
 * @example statusChanges("lapse") // [{ from: "pending", to: "cancelled" }]
 */
export function statusChanges(action: BookingAction): { from: BookingStatus; to: BookingStatus }[] {
  const rules = bookingRules.filter((rule) => rule.action === action);
  return bookingStatuses.flatMap((from) =>
    rules
      .filter((rule) => rule.in.includes(from))
      .flatMap(({ to = [] }) => to.map((next) => ({ from, to: next }))),
  );
}

/**
 * Returns whether an actor may perform an action, in at least one status, on `own` or `any` bookings; null
 * for none [RO1].
 */
export function ownershipFor(action: BookingAction, actor: BookingActor): Ownership | null {
  const rule = bookingRules.find(
    (candidate) => candidate.action === action && candidate.by[actor] !== undefined,
  );
  return rule?.by[actor] ?? null;
}

/**
 * Returns the statuses in which an actor may perform an action, regardless of conditions [RO1], for SQL statements over
 * many bookings.
 *
 * @example statusesFor("view", "suspendedSupplier") // ["pending", "deposit", "paid", "reserved"]
 */
export function statusesFor(action: BookingAction, actor: BookingActor): BookingStatus[] {
  const actorRules = bookingRules.filter((rule) => rule.action === action && rule.by[actor] !== undefined);
  return bookingStatuses.filter((status) => actorRules.some((rule) => rule.in.includes(status)));
}

/** Returns null if any rule passes, otherwise the reason from the first rule for the status. */
function reasonFromRules(rules: readonly BookingRule[], context: ActionContext): BookingRefusalReason | null {
  const actorRules = rules.filter((rule) => appliesTo(rule, context.viewer));
  if (actorRules.length === 0) return "role";
  const status = context.booking?.status ?? "none";
  const statusRules = actorRules.filter((rule) => rule.in.some((allowedStatus) => allowedStatus === status));
  if (statusRules.length === 0) return "status";
  const unmetConditions = statusRules.map((rule) => firstUnmetCondition(rule, context));
  return unmetConditions.includes(null) ? null : (unmetConditions[0] ?? null);
}

function appliesTo({ by }: BookingRule, { actor, isOwn }: BookingViewer): boolean {
  return by[actor] === "any" || (by[actor] === "own" && isOwn);
}

function firstUnmetCondition({ when = [] }: BookingRule, context: ActionContext): BookingCondition | null {
  if (context.booking === null) return null;
  const { booking, now } = context;
  return when.find((condition) => !bookingConditions[condition](booking, now)) ?? null;
}
