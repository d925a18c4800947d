import { canSignIn } from "@sayara/domain/account/activation";
import { requireSession } from "#api/accounts/session/session.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { bookerLocks, carLock } from "#api/bookings/hold/bookingLocks.ts";
import { hasExpiredWhileOpening } from "#api/bookings/payment/paymentSessions.ts";
import { returnPass, spendPass } from "#api/security/captcha/captchaPass.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import type { AppContext } from "#api/server/http/App.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { type Attempt, attemptLock, deleteResult, resultOf } from "#api/server/http/responses/idempotency.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { permitBookingBrowser } from "#api/security/links/permission.ts";
import { type Booker, endAbandonedCheckouts } from "./endAbandonedCheckouts.ts";
import type { Order } from "./Order.ts";
import { type Mailed, type PlacedBooking, placeBooking } from "./placeBooking.ts";
import { placeWithoutDisclosure } from "./placeWithoutDisclosure.ts";
import { readConflicts } from "./readConflicts.ts";
import { releaseUnpayable } from "./releaseUnpayable.ts";

/** The data of a booking request that its transaction needs. */
export interface Checkout {
  order: Order;
  carId: string;
  booker: Booker;
  /** Undefined when sent without an idempotency key. */
  attempt: Attempt | undefined;
  /** Cookie of a guest's browser, which may then manage the booking; undefined for a driver. */
  browser: string | undefined;
  /** Whether the response must not reveal whether the address has an account. */
  hidesAccountExistence: boolean;
  /** Whether the guest must use up a captcha pass. */
  needsPass: boolean;
}

export interface CheckoutTools extends Dependencies {
  gateways: PaymentGateways;
  context: AppContext;
}

type Placed = PlacedBooking | Mailed;

/** A booking made now or, with `isRepeated`, by an earlier request of the same attempt. */
export interface SavedCheckout {
  placed: Placed;
  isRepeated: boolean;
}

/**
 * Books in one transaction, once per attempt. The person's earlier checkouts of the same car that were abandoned at the
 * card form are ended first. That takes calls to the gateway, so the transaction is started again afterwards.
 *
 * @throws RefusalError for the first rule that the order breaks
 */
export async function saveCheckout(checkout: Checkout, tools: CheckoutTools): Promise<SavedCheckout> {
  const saved = await inTransaction(tools.db, async (transaction) => {
    const lookup = await findConflicts(transaction, checkout, tools);
    if (lookup.earlierResult !== undefined || !lookup.conflicts.hasAbandoned)
      return book(transaction, checkout, lookup, tools);
    // Rejected here, so that no payment is ended needlessly.
    await recheckAccess(transaction, checkout, lookup, tools);
    return null;
  });
  if (saved !== null) return saved;
  await endAbandonedCheckouts(checkout, tools);
  return inTransaction(tools.db, async (transaction) =>
    book(transaction, checkout, await findConflicts(transaction, checkout, tools), tools),
  );
}

/**
 * Ends the hold of a booking whose payment session could not be opened, since the booking cannot be paid without one.
 * The driver may send the same attempt again.
 */
export async function releaseCheckout(
  checkout: Checkout,
  { placed, isRepeated }: { placed: { bookingId: string; sessionId: string }; isRepeated: boolean },
  { db, clock, context }: CheckoutTools,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, locksOf(checkout));
    const isReleased = await releaseUnpayable(transaction, placed, clock());
    if (!isReleased) return;
    if (checkout.attempt) await deleteResult(transaction, checkout.attempt);
    if (checkout.needsPass && !isRepeated) await returnPass(context, transaction);
  });
}

function locksOf({ carId, booker, attempt }: Checkout) {
  return [carLock(carId), ...bookerLocks(booker), ...(attempt ? [attemptLock(attempt)] : [])];
}

interface Lookup {
  now: Date;
  conflicts: Awaited<ReturnType<typeof readConflicts>>;
  /** The booking made by an earlier request of the attempt. */
  earlierResult: Placed | undefined;
  /** Whether an earlier request booked but never opened its payment, so its booking does not count. */
  lacksPaymentPage: boolean;
}

async function findConflicts(
  transaction: Transaction,
  checkout: Checkout,
  { clock }: CheckoutTools,
): Promise<Lookup> {
  await lockInOrder(transaction, locksOf(checkout));
  const now = clock();
  const { carId, booker, attempt, order } = checkout;
  const period = { from: new Date(order.rental.from), to: new Date(order.rental.to) };
  const conflicts = await readConflicts(transaction, { carId, ...period, booker, attempt }, now);
  const { storedResult } = conflicts;
  const earlierResult = attempt && storedResult ? (resultOf(storedResult, attempt) as Placed) : undefined;
  const lacksPaymentPage = earlierResult !== undefined && (await isUnpayable(transaction, earlierResult));
  return { now, conflicts, earlierResult: lacksPaymentPage ? undefined : earlierResult, lacksPaymentPage };
}

async function book(
  transaction: Transaction,
  checkout: Checkout,
  lookup: Lookup,
  tools: CheckoutTools,
): Promise<SavedCheckout> {
  const { order, attempt, browser, hidesAccountExistence, needsPass } = checkout;
  const { now, conflicts, earlierResult, lacksPaymentPage } = lookup;
  if (earlierResult !== undefined) {
    await permit(transaction, earlierResult, browser);
    return { placed: earlierResult, isRepeated: true };
  }
  await recheckAccess(transaction, checkout, lookup, tools);
  if (lacksPaymentPage && attempt) await deleteResult(transaction, attempt);
  // After the lookup of earlier attempts: a repeated booking, or one whose payment was never opened, has already used
  // up its pass.
  if (needsPass && !lacksPaymentPage) await spendPass(tools.context, transaction);
  const placementTools = { ...tools, now, conflicts, attempt, hidesAccountExistence };
  const placed = hidesAccountExistence
    ? await placeWithoutDisclosure(transaction, { ...order, browser }, placementTools)
    : await placeBooking(transaction, order, placementTools);
  await permit(transaction, placed, browser);
  if (order.userId === undefined)
    await limitMailsTo(tools, { kind: "booking", address: order.driver.email, db: transaction });
  return { placed, isRepeated: false };
}

/**
 * Rejects a driver whose account was suspended or deleted, or whose session has ended, since the request began.
 *
 * @throws RefusalError `account_suspended`, `not_signed_in`.
 */
async function recheckAccess(
  transaction: Transaction,
  { order }: Checkout,
  { conflicts: { account } }: Lookup,
  { context }: CheckoutTools,
): Promise<void> {
  if (account !== null && !canSignIn(account.status)) throw new RefusalError("account_suspended");
  if (order.userId !== undefined) await requireSession(context, transaction);
}

async function permit(transaction: Transaction, placed: Placed, browser: string | undefined): Promise<void> {
  if (browser !== undefined && "bookingId" in placed)
    await permitBookingBrowser(transaction, { ...placed, browser });
}

/** Returns whether the process ended before it opened the payment and the payment has expired since. */
async function isUnpayable(db: Database, placed: Placed): Promise<boolean> {
  return (
    "sessionId" in placed && placed.sessionId !== undefined && hasExpiredWhileOpening(db, placed.sessionId)
  );
}
