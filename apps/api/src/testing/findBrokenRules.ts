import { isDeepStrictEqual } from "node:util";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import type { Selectable } from "kysely";
import type { BookingEditRow, BookingRow, HoldRow } from "#api/database/tables/bookingTables.ts";
import type { PaymentRow, PaymentSessionRow, RefundRow } from "#api/database/tables/paymentTables.ts";
import type { Database } from "#api/database/Schema.ts";
import { findLedgerDifferences } from "#api/money/ledger/checkLedger.ts";
import { findStatementDifferences } from "./findStatementDifferences.ts";

/** An amount that the gateway has charged, in millimes. */
export interface Charge {
  /** The gateway's reference of the payment. */
  reference: string | null;
  amount: number;
  returned: number;
}

/** All stored data about a booking. */
interface BookingHistory {
  booking: Selectable<BookingRow>;
  sessions: readonly PaymentSessionRow[];
  payments: readonly Selectable<PaymentRow>[];
  refunds: readonly Selectable<RefundRow>[];
  holds: readonly Selectable<HoldRow>[];
  /** Kinds of the mails to the driver. */
  mails: readonly string[];
  edits: readonly Selectable<BookingEditRow>[];
  openEdits: number;
}

/**
 * Checks all bookings of these cars against each other and against the gateway's own records, after everything has
 * settled.
 *
 * @returns a sentence for each broken rule.
 */
export async function findBrokenRules(
  db: Database,
  { cars, charges }: { cars: readonly string[]; charges: readonly Charge[] },
): Promise<string[]> {
  const histories = await readHistories(db, cars);
  const ids = histories.map(({ booking }) => booking.id);
  return [
    ...histories.flatMap((history) =>
      brokenRulesOf(history).map((rule) => `${describeHistory(history)}: ${rule}`),
    ),
    ...findOverlaps(histories),
    ...findBrokenMoves(histories),
    ...findUnmatchedCharges(histories, charges),
    ...(ids.length === 0 ? [] : await findLedgerDifferences(db, ids)),
    ...(ids.length === 0 ? [] : await findStatementDifferences(db, ids)),
  ];
}

function brokenRulesOf({
  booking,
  sessions,
  payments,
  refunds,
  holds,
  mails,
  edits,
  openEdits,
}: BookingHistory): string[] {
  const retained = sumOf(payments) - sumOf(refunds);
  const isPaid = booking.status === "deposit" || booking.status === "paid";
  const isFirm = isPaid || booking.status === "reserved";
  const countMails = (kind: string) => mails.filter((mail) => mail === kind).length;
  const paidEdits = edits.filter(({ session_id: session }) => session !== null).length;
  const receipts =
    countMails("bookingConfirmed") +
    countMails("paymentReceived") +
    countMails("paymentReturned") +
    paidEdits;
  // A driver may request a cancellation again after staff have declined it.
  const uniqueMails = mails.filter(
    (kind) => !/^(payment|cancellation|bookingEdited|notification|refundReturned)/.test(kind),
  );
  const requests = countMails("cancellationRequested") - countMails("cancellationDeclined");
  const lastEdit = edits.at(-1)?.after;
  const isRequest = countMails("bookingRequested") === 1;
  // In this case the agency keeps the part that the driver's terms do not refund.
  const isCancelledByDriver = booking.status === "cancelled" && booking.cancelled_by === "driver";
  const isCheckout = sessions.some(({ purpose }) => purpose === "checkout");
  const isMove = countMails("bookingMoved") === 1;
  const newPayments = payments.filter((payment) => payment.carried_from === null);
  const rules: Record<string, boolean> = {
    "its status matches the amount paid":
      isCancelledByDriver || statusOf(retained, booking) === (isPaid ? booking.status : "unpaid"),
    "the retained amount is between zero and the total": retained >= 0 && retained <= booking.total_millimes,
    "a firm booking holds its car for good": !isFirm || (holds.length === 1 && !holds[0]?.expires_at),
    "only a firm booking holds a car for good":
      isFirm || holds.every(({ expires_at }) => expires_at !== null),
    "it holds nothing once it is over": booking.status !== "cancelled" || holds.length === 0,
    "it began in exactly one way: a request with its mail, a checkout with payment, or a move with its mail":
      [isRequest, isCheckout, isMove].filter(Boolean).length === 1,
    "only a move carries money over": isMove || newPayments.length === payments.length,
    "each mail is written once": new Set(uniqueMails).size === uniqueMails.length,
    "each edit is mailed once": countMails("bookingEdited") === edits.length,
    "its total and dates are those of its last edit":
      lastEdit === undefined ||
      (lastEdit.totalMillimes === booking.total_millimes &&
        lastEdit.from === booking.from_at.toISOString() &&
        lastEdit.to === booking.to_at.toISOString()),
    "each edit starts from the one before": edits.every(
      ({ before }, index) => index === 0 || isDeepStrictEqual(before, edits[index - 1]?.after),
    ),
    "no edit is pending": openEdits === 0,
    "a paid edit has its payment": edits.every(
      ({ session_id: session }) =>
        session === null || payments.some(({ session_id: paidSession }) => paidSession === session),
    ),
    "its total is that of its quote": booking.quote.total * 1000 === booking.total_millimes,
    "the marketplace bears the discount of its own code":
      booking.discount_millimes === marketplaceDiscount(booking.quote),
    "the marketplace's share of a retained amount is at most its discount, and zero if nothing is retained":
      booking.kept_discount_millimes <= (retained === 0 ? 0 : booking.discount_millimes),
    "each request to cancel is declined at most once": requests === 0 || requests === 1,
    "each payment is mailed once": receipts === newPayments.length,
    "each return by hand is mailed once":
      countMails("refundReturned") === refunds.filter(({ returned_on: on }) => on !== null).length,
    "each refund is paid": refunds.every(({ state }) => state === "succeeded"),
    "each payment is of the sum, currency and time of its session": newPayments.every((payment) => {
      const session = sessions.find(({ id }) => id === payment.session_id);
      return session === undefined || isOfSession(payment, session);
    }),
    "each payment was recorded by staff or belongs to a session that is over": newPayments.every(
      ({ session_id: session, recorded_by: staff }) =>
        session === null
          ? staff !== null
          : sessions.some(({ id, state }) => id === session && (state === "paid" || state === "refunded")),
    ),
    "each paid session has a payment": sessions
      .filter(({ state }) => state === "paid" || state === "refunded")
      .every(({ id }) => payments.filter(({ session_id: session }) => session === id).length === 1),
    "no session is under way": sessions.every(({ state }) => state !== "opening" && state !== "open"),
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
}

function statusOf(retained: number, { total_millimes: total }: Selectable<BookingRow>): string {
  if (retained === 0) return "unpaid";
  return retained < total ? "deposit" : "paid";
}

function isOfSession(payment: Selectable<PaymentRow>, session: PaymentSessionRow): boolean {
  return (
    payment.amount_millimes === session.amount_millimes &&
    payment.currency === session.currency &&
    payment.at >= session.created_at &&
    session.settled_at !== null &&
    payment.at <= session.settled_at
  );
}

/** Checks that firm bookings and live requests of one car do not overlap. */
function findOverlaps(histories: readonly BookingHistory[]): string[] {
  const held = histories.filter(({ holds }) => holds.length > 0).map(({ booking }) => booking);
  return held.flatMap((booking, index) =>
    held
      .slice(index + 1)
      .filter(
        (otherBooking) =>
          booking.car_id === otherBooking.car_id &&
          booking.from_at < otherBooking.to_at &&
          otherBooking.from_at < booking.to_at,
      )
      .map((otherBooking) => `${booking.reference} and ${otherBooking.reference} hold one car`),
  );
}

/** Checks that a new booking took over exactly the money of the cancelled one. */
function findBrokenMoves(histories: readonly BookingHistory[]): string[] {
  return histories.flatMap(({ booking, payments }) => {
    if (booking.moved_from === null) return [];
    const original = histories.find((history) => history.booking.id === booking.moved_from);
    const carriedOver = sumOf((original?.refunds ?? []).filter(({ reason }) => reason === "moved"));
    const received = sumOf(payments.filter((payment) => payment.carried_from !== null));
    return carriedOver === received
      ? []
      : [`${booking.reference} took ${received} of ${carriedOver} carried over`];
  });
}

/** Checks that charges and payments match one to one, and that the gateway's refunds match ours. */
function findUnmatchedCharges(histories: readonly BookingHistory[], charges: readonly Charge[]): string[] {
  const allPayments = histories.flatMap((history) => history.payments);
  // A carried-over payment is refunded at the gateway on the original payment.
  const originalPaymentOf = new Map(allPayments.map(({ id, carried_from: first }) => [id, first ?? id]));
  const refunds = histories
    .flatMap((history) => history.refunds)
    .filter(({ reason, returned_on: byHand }) => reason !== "moved" && byHand === null);
  const payments = allPayments
    .filter((payment) => payment.carried_from === null && payment.session_id !== null)
    .map((payment) => ({
      reference: payment.reference,
      amount: payment.amount_millimes,
      returned: sumOf(refunds.filter(({ payment_id: id }) => originalPaymentOf.get(id) === payment.id)),
    }));
  const describeCharge = (charge: Charge) =>
    `${charge.reference}, ${charge.amount}, returned ${charge.returned}`;
  const [charged, recorded] = [charges.map(describeCharge), payments.map(describeCharge)];
  return [
    ...charged
      .filter((charge) => !recorded.includes(charge))
      .map((charge) => `charge not recorded: ${charge}`),
    ...recorded.filter((payment) => !charged.includes(payment)).map((payment) => `never charged: ${payment}`),
    ...(new Set(recorded).size === recorded.length ? [] : ["a charge was recorded twice"]),
  ];
}

async function readHistories(db: Database, cars: readonly string[]): Promise<BookingHistory[]> {
  const bookings = await db.selectFrom("bookings").selectAll().where("car_id", "in", cars).execute();
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const addresses = bookings.map(({ driver_email: email }) => email);
  const [sessions, payments, refunds, holds, edits, openEdits, mails] = await Promise.all([
    db.selectFrom("payment_sessions").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("payments").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("refunds").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("holds").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("booking_edits").selectAll().where("booking_id", "in", ids).orderBy("number").execute(),
    db.selectFrom("open_edits").select("booking_id").where("booking_id", "in", ids).execute(),
    db
      .selectFrom("outbox")
      .select(["kind", "data", "recipient_address"])
      .where("recipient_address", "in", addresses)
      .execute(),
  ]);
  const [sessionsOf, paymentsOf] = [byBooking(sessions), byBooking(payments)];
  const [refundsOf, holdsOf] = [byBooking(refunds), byBooking(holds)];
  const [editsOf, openEditsOf] = [byBooking(edits), byBooking(openEdits)];
  const mailsOf = Map.groupBy(mails, ({ data }) => String(data["bookingId"]));
  return bookings.map((booking) => ({
    booking,
    sessions: sessionsOf(booking.id),
    payments: paymentsOf(booking.id),
    refunds: refundsOf(booking.id),
    holds: holdsOf(booking.id),
    edits: editsOf(booking.id),
    openEdits: openEditsOf(booking.id).length,
    mails: (mailsOf.get(booking.id) ?? [])
      .filter(({ recipient_address: address }) => address === booking.driver_email)
      .map(({ kind }) => kind),
  }));
}

function byBooking<Row extends { booking_id: string | null }>(
  rows: readonly Row[],
): (id: string) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ booking_id: id }) => id);
  return (id) => groups.get(id) ?? [];
}

function sumOf(rows: readonly { amount_millimes: number }[]): number {
  return rows.reduce((millimes, row) => millimes + row.amount_millimes, 0);
}

function describeHistory({
  booking,
  sessions,
  payments,
  refunds,
  holds,
  mails,
  edits,
}: BookingHistory): string {
  const parts = [
    booking.status,
    `sessions ${sessions.map(({ state }) => state).join(" ")}`,
    `payments ${payments.map(({ amount_millimes: amount }) => amount).join(" ")}`,
    `refunds ${refunds.map(({ amount_millimes: amount, state }) => `${amount} ${state}`).join(" ")}`,
    `holds ${holds.length}`,
    `edits ${edits.map(({ after }) => after.totalMillimes).join(" ")}`,
    `mails ${mails.join(" ")}`,
  ];
  return `${booking.reference} (${parts.join("; ")})`;
}
