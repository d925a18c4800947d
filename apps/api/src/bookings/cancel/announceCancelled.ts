import type { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import { announce, type Announcement, bookingMailFields, readMailedFacts } from "#api/bookings/announce.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { UserRow } from "#api/database/tables/accountTables.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { StoredMail } from "#api/messaging/mail/Mail.ts";
import type { Digest } from "#api/messaging/mail/postDigest.ts";
import type { ReturnedMoney } from "#api/bookings/refund/returnMoney.ts";

interface Outcome {
  by: Exclude<CancelledBy, "system">;
  returned: ReturnedMoney;
  /** Undefined when the request was accepted automatically or withdrawn by the driver. */
  actor: UserRow | undefined;
  /** Whether the driver withdrew a request that was neither accepted nor paid [CN12]. */
  isWithdrawn?: boolean;
  /** Whether staff recorded a no-show [DK4]. */
  isNoShow?: boolean;
  /** The reason that staff give the driver. */
  reason?: string | undefined;
  /** Other cars offered to the driver. */
  offer?: Extract<StoredMail, { kind: "bookingCancelled" }>["offer"] | undefined;
  /** Set for a bulk action: the agency's mails are combined in one digest. */
  digest?: Digest | undefined;
}

/**
 * Notifies driver and agency of a cancelled booking, one mail each, in the cancellation's transaction. When the
 * agency's own staff cancels, colleagues get a notification, and a mail only if they have mails switched on. The end of
 * an unpaid online checkout is not mailed.
 *
 * @param booking as it was before the cancellation
 */
export async function announceCancelled(
  transaction: Transaction,
  booking: StoredBooking,
  { by, returned, actor, isWithdrawn = false, isNoShow = false, reason, offer, digest }: Outcome,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<void> {
  const facts = await readMailedFacts(transaction, booking, rules);
  const notification = isWithdrawn ? "request_withdrawn" : "booking_cancelled";
  if (booking.status === "void") {
    return announce(transaction, facts, [{ recipient: facts.driver, mail: "none", notification }], now);
  }
  const common = bookingMailFields(facts);
  const { is_guest: isGuest, link_opened_at: confirmedAt, status } = booking;
  const causes = {
    driver: isNoShow ? "noShow" : isWithdrawn ? "withdrawn" : "request",
    agency: status === "pending" ? "declined" : "agency",
    admin: "admin",
  } as const;
  const cause = causes[by];
  const money = { hasPaid: facts.booking.payments.length > 0, ...returned };
  // The address of a guest who withdraws before confirming may be a stranger's.
  const isUnknown = isWithdrawn && isGuest && confirmedAt === null;
  const announcements: Announcement[] = [
    {
      recipient: facts.driver,
      mail: isUnknown
        ? "none"
        : {
            kind: "bookingCancelled",
            ...common,
            ...money,
            cause,
            isGuest,
            ...(reason !== undefined && { reason }),
            ...(offer && { offer }),
          },
      notification,
    },
  ];
  const isOwnAction = actor?.type === "supplier";
  for (const recipient of facts.agency.filter(({ id }) => id === undefined || id !== actor?.id)) {
    announcements.push({
      recipient,
      ...(!isOwnAction && { mail: { kind: "bookingCancelledForAgency", ...common, ...money, cause } }),
      notification,
    });
  }
  await announce(transaction, facts, announcements, now, digest);
}
