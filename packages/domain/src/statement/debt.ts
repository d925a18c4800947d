import { DEBT_REMINDER_DAYS, REMINDER_DAYTIME } from "../config/businessDefaults.ts";
import type { SupplierDebtStatus } from "../supplier/SupplierDebtStatus.ts";
import type { CalendarDate } from "../time/CalendarDate.ts";
import { dateInZone, dayInZone } from "../time/dateInZone.ts";
import { instantToWallClock } from "../time/instantToWallClock.ts";
import type { Unknown } from "../validation/newerValues.ts";
import type { PaymentDirection, StatementPayment } from "./statementPayment.ts";

/**
 * Returns the status of a debt: of a statement with an amount to pay [DB1]. Null for other statements.
 *
 * @param followUpOn the day on which an administrator comes back to it, if one was set
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

/** Returns whether the day on which an administrator comes back to an open debt has come [DB6]. */
export function isFollowUpDue(followUpOn: CalendarDate | null, today: CalendarDate): boolean {
  return followUpOn !== null && followUpOn <= today;
}

/** Returns the days since a debt's statement was issued, by calendar dates of the zone. */
export function debtAge(issuedAt: Date, { now, timeZone }: { now: Date; timeZone: string }): number {
  return dayInZone(now, timeZone) - dayInZone(issuedAt, timeZone);
}

/** Returns whether a debt of this age is overdue: from the days of the first reminder on, also without reminders [DB5]. */
export function isDebtOverdue(age: number, reminderDays: readonly number[] = DEBT_REMINDER_DAYS): boolean {
  const [first = DEBT_REMINDER_DAYS[0]] = reminderDays;
  return age >= first;
}

/**
 * Returns the days of the reminder that is due of a debt; null if none is. Of several that are due it is the last one
 * [DB3].
 *
 * @param debt.remindedDays days of the latest reminder that was sent
 * @param reminderDays in ascending order
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

/** Returns whether reminders are sent at this hour: a phone rings at night too. */
export function isReminderHour(now: Date, timeZone: string): boolean {
  const hour = Number(instantToWallClock(now, timeZone).slice(11, 13));
  return hour >= REMINDER_DAYTIME.from && hour < REMINDER_DAYTIME.until;
}
