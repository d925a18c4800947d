import { DEBT_REMINDER_DAYS, REMINDER_DAYTIME } from "../config/businessDefaults.ts";
import type { SupplierDebtStatus } from "../supplier/SupplierDebtStatus.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dateInZone, dayInZone } from "../time/dateInZone.ts";
import { instantToWallClock } from "../time/instantToWallClock.ts";
import type { Unknown } from "../validation/newerValues.ts";
import type { PaymentDirection, StatementPayment } from "./statementPayment.ts";

/**
 * Returns the status of a statement's debt [DB1]. Null for a statement without an amount to collect.
 *
 * @param followUpOn the day that an administrator set for following up the debt; null if none
 */
export function debtStatus(
  payment:
    | (Pick<StatementPayment, "amount" | "outstanding"> & { direction: PaymentDirection | Unknown })
    | null,
  { followUpOn }: { followUpOn: CalendarDate | null },
): SupplierDebtStatus | null {
  if (payment?.direction !== "collect") return null;
  if (payment.outstanding === 0) return "paid";
  if (payment.outstanding < payment.amount) return "partial";
  return followUpOn === null ? "unpaid" : "follow_up";
}

/** Returns whether the day for following up an open debt has come [DB6]. */
export function isFollowUpDue(followUpOn: CalendarDate | null, today: CalendarDate): boolean {
  return followUpOn !== null && followUpOn <= today;
}

/** Returns the calendar days in the zone since a debt's statement was issued. */
export function debtAge(issuedAt: Date, { now, timeZone }: { now: Date; timeZone: string }): number {
  return dayInZone(now, timeZone) - dayInZone(issuedAt, timeZone);
}

/**
 * Returns whether a debt of this age, in days, is overdue: from the first reminder's day on, or the default
 * one's without reminders [DB5].
 */
export function isDebtOverdue(age: number, reminderDays: readonly number[] = DEBT_REMINDER_DAYS): boolean {
  const [first = DEBT_REMINDER_DAYS[0]] = reminderDays;
  return age >= first;
}

/**
 * Returns the days of the debt reminder that is due; null if none is. Of several that are due, only the last
 * one is sent [DB3].
 *
 * @param debt.remindedDays days of the latest reminder sent
 * @param reminderDays days after the issue, in ascending order
 */
export function debtReminderDue(
  {
    issuedAt,
    followUpOn,
    remindedDays,
  }: { issuedAt: Date; followUpOn: CalendarDate | null; remindedDays: number | null },
  { now, timeZone }: { now: Date; timeZone: string },
  reminderDays: readonly number[] = DEBT_REMINDER_DAYS,
): number | null {
  if (!isReminderHour(now, timeZone)) return null;
  if (followUpOn !== null && dateInZone(now, timeZone) < followUpOn) return null;
  const age = debtAge(issuedAt, { now, timeZone });
  const due = reminderDays.findLast((days) => days <= age);
  return due === undefined || due <= (remindedDays ?? -1) ? null : due;
}

/** Returns whether reminders may be sent at this hour: never at night, when an SMS would ring. */
export function isReminderHour(now: Date, timeZone: string): boolean {
  const hour = Number(instantToWallClock(now, timeZone).slice(11, 13));
  return hour >= REMINDER_DAYTIME.from && hour < REMINDER_DAYTIME.until;
}
