import { type BookingAction, bookingActions } from "./BookingAction.ts";
import type { BookingActor } from "./BookingActor.ts";
import { type BookingCondition, bookingConditions, type BookingSituation } from "./bookingConditions.ts";
import { type BookingRule, bookingRules, type Ownership } from "./bookingRules.ts";
import { type BookingStatus, bookingStatuses } from "./BookingStatus.ts";
import type { BookingViewer } from "./viewerOf.ts";

/** A booking as it is now, and who asks about it. Before there is a booking, nothing depends on the time. */
export type BookingQuestion = { viewer: BookingViewer } & (
  | { booking: BookingSituation; now: Date }
  | { booking: null; now?: never }
);

/** Why something is refused: it is not theirs, the status does not have it, or a condition is not met. */
export type BookingRefusalReason = "role" | "status" | BookingCondition;

/** Everything this viewer may do now, in the order of `bookingActions`; page and API both ask here [RO1]. */
export function allowedActions(question: BookingQuestion): BookingAction[] {
  return bookingActions.filter((action) => isAllowed({ ...question, action }));
}

/**
 * Whether this viewer may do this now [RO1].
 *
 * @example isAllowed({ action: "edit", viewer: viewerOf(user, booking), booking: { status, pickup, dropOff }, now })
 */
export function isAllowed(question: BookingQuestion & { action: BookingAction }): boolean {
  return whyRefused(question) === null;
}

/** The reason for which an action is refused, null when it is allowed [RO2]. */
export function whyRefused(
  question: BookingQuestion & { action: BookingAction },
): BookingRefusalReason | null {
  return judge(
    bookingRules.filter(({ action }) => action === question.action),
    question,
  );
}

/** The statuses to which this viewer may take the booking now, by whatever action [BK1]. */
export function allowedTransitions(question: BookingQuestion): BookingStatus[] {
  return bookingStatuses.filter((to) => whyTransitionRefused({ ...question, to }) === null);
}

/** The reason for which the booking may not be taken to a status, null when it may [BK1, RO2]. */
export function whyTransitionRefused(
  question: BookingQuestion & { to: BookingStatus },
): BookingRefusalReason | null {
  return judge(
    bookingRules.filter(({ to = [] }) => to.includes(question.to)),
    question,
  );
}

/** Whose bookings an actor may do this to, in some state at least; null: nobody's [RO1]. */
export function ownershipFor(action: BookingAction, actor: BookingActor): Ownership | null {
  const rule = bookingRules.find((line) => line.action === action && line.by[actor] !== undefined);
  return rule?.by[actor] ?? null;
}

/** One line that lets it pass is enough; where none does, the first that has the status says why. */
function judge(rules: readonly BookingRule[], question: BookingQuestion): BookingRefusalReason | null {
  const theirs = rules.filter((rule) => isTheirs(rule, question.viewer));
  if (theirs.length === 0) return "role";
  const here = theirs.filter((rule) => rule.in.includes(question.booking?.status ?? "none"));
  if (here.length === 0) return "status";
  const unmet = here.map((rule) => firstUnmet(rule, question));
  return unmet.includes(null) ? null : (unmet[0] ?? null);
}

function isTheirs({ by }: BookingRule, { actor, isOwn }: BookingViewer): boolean {
  return by[actor] === "any" || (by[actor] === "own" && isOwn);
}

function firstUnmet({ when = [] }: BookingRule, question: BookingQuestion): BookingCondition | null {
  if (question.booking === null) return null;
  const { booking, now } = question;
  return when.find((condition) => !bookingConditions[condition](booking, now)) ?? null;
}
