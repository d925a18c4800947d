import { type BookingAction, bookingActions } from "./BookingAction.ts";
import type { BookingActor } from "./BookingActor.ts";
import { type BookingCondition, bookingConditions, type BookingSituation } from "./bookingConditions.ts";
import { type BookingRule, bookingRules, type Ownership } from "../bookingRules.ts";
import type { BookingRefusalReason } from "../BookingRefusalReason.ts";
import { type BookingStatus, bookingStatuses } from "../BookingStatus.ts";
import type { BookingViewer } from "./viewerOf.ts";

/** A viewer, and a booking at the time `now`, which is not needed before a booking exists. */
export type ActionContext = { viewer: BookingViewer } & (
  | { booking: BookingSituation; now: Date }
  | { booking: null; now?: never }
);

/** Returns all actions allowed to a viewer, in the order of `bookingActions` [RO1]. Both pages and API use it. */
export function allowedActions(question: ActionContext): BookingAction[] {
  return bookingActions.filter((action) => isAllowed({ ...question, action }));
}

/**
 * Returns whether an action is allowed [RO1].
 *
 * @example isAllowed({ action: "edit", viewer: viewerOf(user, booking), booking: { status, pickup, dropOff }, now })
 */
export function isAllowed(question: ActionContext & { action: BookingAction }): boolean {
  return whyRefused(question) === null;
}

/** Returns why an action is refused, or null if it is allowed [RO2]. */
export function whyRefused(question: ActionContext & { action: BookingAction }): BookingRefusalReason | null {
  return refusalReason(
    bookingRules.filter(({ action }) => action === question.action),
    question,
  );
}

/** Returns the statuses that a viewer may set on the booking, by any action [BK1]. */
export function allowedTransitions(question: ActionContext): BookingStatus[] {
  return bookingStatuses.filter((to) => whyTransitionRefused({ ...question, to }) === null);
}

/** Returns why a viewer may not set a status on the booking, or null if they may [BK1, RO2]. */
export function whyTransitionRefused(
  question: ActionContext & { to: BookingStatus },
): BookingRefusalReason | null {
  return refusalReason(
    bookingRules.filter(({ to = [] }) => to.includes(question.to)),
    question,
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

/** Returns whose bookings an actor may perform an action on, in at least one status; null for none [RO1]. */
export function ownershipFor(action: BookingAction, actor: BookingActor): Ownership | null {
  const rule = bookingRules.find((line) => line.action === action && line.by[actor] !== undefined);
  return rule?.by[actor] ?? null;
}

/**
 * Returns the statuses in which an actor may perform an action, regardless of conditions [RO1], for SQL statements over
 * many bookings.
 *
 * @example statusesFor("view", "suspendedSupplier") // ["pending", "deposit", "paid", "reserved"]
 */
export function statusesFor(action: BookingAction, actor: BookingActor): BookingStatus[] {
  const theirs = bookingRules.filter((rule) => rule.action === action && rule.by[actor] !== undefined);
  return bookingStatuses.filter((status) => theirs.some((rule) => rule.in.includes(status)));
}

/** Returns null if one rule passes, otherwise the reason from the first rule for the status. */
function refusalReason(rules: readonly BookingRule[], question: ActionContext): BookingRefusalReason | null {
  const theirs = rules.filter((rule) => isTheirs(rule, question.viewer));
  if (theirs.length === 0) return "role";
  const status = question.booking?.status ?? "none";
  const here = theirs.filter((rule) => rule.in.some((one) => one === status));
  if (here.length === 0) return "status";
  const unmet = here.map((rule) => firstUnmet(rule, question));
  return unmet.includes(null) ? null : (unmet[0] ?? null);
}

function isTheirs({ by }: BookingRule, { actor, isOwn }: BookingViewer): boolean {
  return by[actor] === "any" || (by[actor] === "own" && isOwn);
}

function firstUnmet({ when = [] }: BookingRule, question: ActionContext): BookingCondition | null {
  if (question.booking === null) return null;
  const { booking, now } = question;
  return when.find((condition) => !bookingConditions[condition](booking, now)) ?? null;
}
