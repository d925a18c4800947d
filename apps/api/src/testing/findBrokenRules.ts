import type { Selectable } from "kysely";
import type { BookingRow, HoldRow } from "#api/database/bookingTables.ts";
import type { PaymentRow, PaymentSessionRow, RefundRow } from "#api/database/paymentTables.ts";
import type { Queries } from "#api/database/Schema.ts";

/** A sum that the gateway has charged, in millimes. */
export interface Charge {
  /** The gateway's name of the payment. */
  reference: string | null;
  amount: number;
  returned: number;
}

/** All that is stored about a booking. */
interface Story {
  booking: Selectable<BookingRow>;
  sessions: readonly PaymentSessionRow[];
  payments: readonly Selectable<PaymentRow>[];
  refunds: readonly Selectable<RefundRow>[];
  holds: readonly Selectable<HoldRow>[];
  /** Kinds of the mails to its driver. */
  mails: readonly string[];
}

/**
 * Checks all bookings of these cars against each other and against the gateway's own records, once nothing is
 * under way any more.
 *
 * @returns a sentence for each broken rule.
 */
export async function findBrokenRules(
  db: Queries,
  { cars, charges }: { cars: readonly string[]; charges: readonly Charge[] },
): Promise<string[]> {
  const stories = await readStories(db, cars);
  return [
    ...stories.flatMap((story) => brokenRulesOf(story).map((rule) => `${storyInWords(story)}: ${rule}`)),
    ...overlaps(stories),
    ...lostMoney(stories, charges),
  ];
}

function brokenRulesOf({ booking, sessions, payments, refunds, holds, mails }: Story): string[] {
  const kept = sumOf(payments) - sumOf(refunds);
  const isFirm = booking.status === "deposit" || booking.status === "paid";
  const mailed = (kind: string) => mails.filter((mail) => mail === kind).length;
  const receipts = mailed("bookingConfirmed") + mailed("paymentReceived") + mailed("paymentReturned");
  const once = mails.filter((kind) => !kind.startsWith("payment"));
  const isRequest = mailed("bookingRequested") === 1;
  const isCheckout = sessions.some(({ purpose }) => purpose === "checkout");
  const rules: Record<string, boolean> = {
    "its status fits the money": statusOf(kept, booking) === (isFirm ? booking.status : "unpaid"),
    "no more is kept than it costs": kept >= 0 && kept <= booking.total_millimes,
    "a firm booking holds its car for good": !isFirm || (holds.length === 1 && !holds[0]?.expires_at),
    "only a firm booking holds a car for good":
      isFirm || holds.every(({ expires_at }) => expires_at !== null),
    "it holds nothing once it is over": booking.status !== "cancelled" || holds.length === 0,
    "it was requested and told, or has a payment": isRequest !== isCheckout,
    "each mail is written once": new Set(once).size === once.length,
    "each payment is told once": receipts === payments.length,
    "each refund is paid": refunds.every(({ state }) => state === "succeeded"),
    "each payment belongs to a session that is over": payments.every(({ session_id: session }) =>
      sessions.some(({ id, state }) => id === session && (state === "paid" || state === "refunded")),
    ),
    "each paid session has a payment": sessions
      .filter(({ state }) => state === "paid" || state === "refunded")
      .every(({ id }) => payments.filter(({ session_id: session }) => session === id).length === 1),
    "no session is under way": sessions.every(({ state }) => state !== "opening" && state !== "open"),
  };
  return Object.keys(rules).filter((rule) => rules[rule] === false);
}

function statusOf(kept: number, { total_millimes: total }: Selectable<BookingRow>): string {
  if (kept === 0) return "unpaid";
  return kept < total ? "deposit" : "paid";
}

/** Firm bookings and live requests of one car. */
function overlaps(stories: readonly Story[]): string[] {
  const held = stories.filter(({ holds }) => holds.length > 0).map(({ booking }) => booking);
  return held.flatMap((one, index) =>
    held
      .slice(index + 1)
      .filter(
        (other) => one.car_id === other.car_id && one.from_at < other.to_at && other.from_at < one.to_at,
      )
      .map((other) => `${one.reference} and ${other.reference} hold one car`),
  );
}

/** Every charge is a payment and the reverse, and what is returned is returned there too. */
function lostMoney(stories: readonly Story[], charges: readonly Charge[]): string[] {
  const payments = stories.flatMap(({ payments: own, refunds }) =>
    own.map((payment) => ({
      reference: payment.reference,
      amount: payment.amount_millimes,
      returned: sumOf(refunds.filter(({ payment_id: id }) => id === payment.id)),
    })),
  );
  const inWords = (charge: Charge) => `${charge.reference}, ${charge.amount}, returned ${charge.returned}`;
  const [taken, recorded] = [charges.map(inWords), payments.map(inWords)];
  return [
    ...taken.filter((charge) => !recorded.includes(charge)).map((charge) => `charge not recorded: ${charge}`),
    ...recorded.filter((payment) => !taken.includes(payment)).map((payment) => `never charged: ${payment}`),
    ...(new Set(recorded).size === recorded.length ? [] : ["a charge was recorded twice"]),
  ];
}

async function readStories(db: Queries, cars: readonly string[]): Promise<Story[]> {
  const bookings = await db.selectFrom("bookings").selectAll().where("car_id", "in", cars).execute();
  if (bookings.length === 0) return [];
  const ids = bookings.map(({ id }) => id);
  const addresses = bookings.map(({ driver_email: email }) => email);
  const [sessions, payments, refunds, holds, mails] = await Promise.all([
    db.selectFrom("payment_sessions").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("payments").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("refunds").selectAll().where("booking_id", "in", ids).execute(),
    db.selectFrom("holds").selectAll().where("booking_id", "in", ids).execute(),
    db
      .selectFrom("outbox")
      .select(["kind", "data", "recipient_address"])
      .where("recipient_address", "in", addresses)
      .execute(),
  ]);
  const [sessionsOf, paymentsOf] = [byBooking(sessions), byBooking(payments)];
  const [refundsOf, holdsOf] = [byBooking(refunds), byBooking(holds)];
  const mailsOf = Map.groupBy(mails, ({ data }) => String(data["bookingId"]));
  return bookings.map((booking) => ({
    booking,
    sessions: sessionsOf(booking.id),
    payments: paymentsOf(booking.id),
    refunds: refundsOf(booking.id),
    holds: holdsOf(booking.id),
    mails: (mailsOf.get(booking.id) ?? [])
      .filter(({ recipient_address: address }) => address === booking.driver_email)
      .map(({ kind }) => kind),
  }));
}

function byBooking<Row extends { booking_id: string }>(rows: readonly Row[]): (id: string) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ booking_id: id }) => id);
  return (id) => groups.get(id) ?? [];
}

function sumOf(rows: readonly { amount_millimes: number }[]): number {
  return rows.reduce((millimes, row) => millimes + row.amount_millimes, 0);
}

function storyInWords({ booking, sessions, payments, refunds, holds, mails }: Story): string {
  const parts = [
    booking.status,
    `sessions ${sessions.map(({ state }) => state).join(" ")}`,
    `payments ${payments.map(({ amount_millimes: amount }) => amount).join(" ")}`,
    `refunds ${refunds.map(({ amount_millimes: amount, state }) => `${amount} ${state}`).join(" ")}`,
    `holds ${holds.length}`,
    `mails ${mails.join(" ")}`,
  ];
  return `${booking.reference} (${parts.join("; ")})`;
}
