import { isDeepStrictEqual } from "node:util";
import type { updateBooking } from "@sayara/api-client/contract/bookings/editBooking";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { type StoredBooking, toBookings } from "#api/bookings/bookingRows.ts";
import { type CarPeriod, holdCar, isCarFree, rangeOf } from "#api/bookings/hold/holdCar.ts";
import { reserveExtras, requireExtras } from "#api/bookings/hold/holdExtras.ts";
import { lockBooking, refuseChange } from "#api/bookings/hold/lockBooking.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { actorIdOf, rereadViewer } from "#api/bookings/read/readViewer.ts";
import { carLock } from "#api/bookings/hold/bookingLocks.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Transaction } from "#api/database/Schema.ts";
import {
  type Attempt,
  attemptLock,
  deleteResult,
  readAttempt,
  findStoredResult,
  storeResult,
} from "#api/server/http/responses/idempotency.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { openSession } from "#api/bookings/payment/openSession.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import {
  hasExpiredWhileOpening,
  expireOpeningSession,
  insertSession,
  gatewayForNewPayments,
  findActiveSession,
} from "#api/bookings/payment/paymentSessions.ts";
import { announceEdit } from "./announceEdit.ts";
import { isUnchanged, keepsHold } from "#api/bookings/payment/bookedRental.ts";
import { endSession } from "#api/bookings/payment/endSession.ts";
import { applyEdit } from "./applyEdit.ts";
import { dropOpenEdit, findOpenEdit, insertOpenEdit } from "./openEdits.ts";
import { returnMoney } from "#api/bookings/refund/returnMoney.ts";
import { editHoldEndsAt } from "./editHoldEndsAt.ts";
import { type EditPlan, planEdit } from "./planEdit.ts";

type EditCall = Call<typeof updateBooking>;

/** The payment session that the edit waits for; null if it was applied immediately. */
interface Result {
  sessionId: string | null;
}

/**
 * Edits a booking, once per idempotency key. An edit that raises the total of a booking with payments waits
 * for its payment, with both date ranges held. Any other edit is applied immediately, and what was paid above
 * the new total is refunded where the cancellation option was bought [CN7, CN8]. A booking allows five
 * immediate edits, then one every ten minutes; `too_many_requests` states when.
 */
export function updateBookingHandler({
  gateways,
}: {
  gateways: PaymentGateways;
}): Handler<typeof updateBooking> {
  return async (call) => {
    const { body, user, dependencies, context } = call;
    const { db, config } = dependencies;
    const openedBooking = await openBooking({ id: body.id, token: body.token, user }, dependencies);
    const { row: unlockedRow } = openedBooking;
    const proof = { action: "edit", viewer: openedBooking.viewer, bookingId: unlockedRow.id } as const;
    await requireProof(db, context, { ...proof, now: openedBooking.now });
    const attempt = readAttempt(context, { caller: user?.id ?? body.id, body });
    const tools = { ...dependencies, gateways };

    const isRepeated = attempt !== undefined && (await findStoredResult(db, attempt)) !== undefined;
    const activeSession = isRepeated ? undefined : await findActiveSession(db, unlockedRow.id);
    if (activeSession !== undefined) {
      const reason = refusalReason({
        viewer: openedBooking.viewer,
        booking: await readSituation(db, unlockedRow),
        now: openedBooking.now,
        action: "edit",
      });
      const locked = { row: unlockedRow, situation: await readSituation(db, unlockedRow) };
      refuseChange(locked, {
        viewer: openedBooking.viewer,
        version: body.version,
        reason,
        now: openedBooking.now,
      });
      const plan = await planEdit(db, unlockedRow, body.edit, {
        config,
        now: openedBooking.now,
        signedQuote: body.signedQuote,
      });
      const openEdit = await findOpenEdit(db, activeSession.id);
      const isSame =
        isDeepStrictEqual(openEdit?.edit.after, plan.after) && openedBooking.now < activeSession.expires_at;
      if (isSame) {
        const data = {
          booking: await toResponse(unlockedRow),
          paymentSession: await openOrDrop(activeSession.id),
        };
        return { ok: true, status: 200, data };
      }
      // A different choice: ends the pending payment at its gateway, unless it completes first.
      await endSession(activeSession.id, tools);
    }

    const { result, row } = await inTransaction(db, async (transaction) => {
      const now = dependencies.clock();
      const locks = attempt ? [attemptLock(attempt)] : [];
      const locked = await lockBooking(transaction, unlockedRow, { now, locks });
      const viewer = await rereadViewer(transaction, context, {
        previousViewer: openedBooking.viewer,
        row: locked.row,
      });
      const storedResult = attempt && ((await findStoredResult(transaction, attempt)) as Result | undefined);
      const lacksPaymentPage =
        typeof storedResult?.sessionId === "string" &&
        (await hasExpiredWhileOpening(transaction, storedResult.sessionId));
      if (storedResult !== undefined && !lacksPaymentPage) return { result: storedResult, row: locked.row };
      if (lacksPaymentPage && attempt) await deleteResult(transaction, attempt);
      await requireProof(transaction, context, { ...proof, viewer, now });
      const reason = refusalReason({ viewer, booking: locked.situation, now, action: "edit" });
      refuseChange(locked, { viewer, version: body.version, reason, now });
      // A payment was started in another tab in the meantime.
      if ((await findActiveSession(transaction, unlockedRow.id)) !== undefined)
        throw new RefusalError("stale_version");

      const actorId = actorIdOf(viewer, user);
      const outcome = await applyOrWait(transaction, locked.row, call, { actorId, now });
      if (attempt) await storeResult(transaction, attempt, outcome.result, now);
      return outcome;
    });
    const paymentSession = result.sessionId === null ? null : await openOrDrop(result.sessionId);
    return { ok: true, status: 200, data: { booking: await toResponse(row), paymentSession } };

    async function toResponse(booking: StoredBooking) {
      const [data] = await toBookings(db, [booking], user?.language ?? booking.language, config.business);
      if (data === undefined) throw new RefusalError("not_found");
      return data;
    }

    /** Without an open session the edit cannot be paid: it is dropped, and the same attempt may be repeated. */
    async function openOrDrop(sessionId: string) {
      try {
        return await openSession(sessionId, tools);
      } catch (error) {
        await dropUnpayableEdit(call, { sessionId, carId: unlockedRow.car_id, attempt });
        throw error;
      }
    }
  };

  async function applyOrWait(
    transaction: Transaction,
    row: StoredBooking,
    { body, dependencies }: EditCall,
    { actorId, now }: { actorId: string | null; now: Date },
  ): Promise<{ result: Result; row: StoredBooking }> {
    const { config } = dependencies;
    const plan = await planEdit(transaction, row, body.edit, { config, now, signedQuote: body.signedQuote });
    const { after, before, netPaid, dueNow, refund } = plan;
    if (toDinars(after.totalMillimes) !== body.total) {
      throw new RefusalError("price_changed", { quote: after.quote });
    }
    if (isUnchanged(row, after)) return { result: { sessionId: null }, row };
    if (dueNow > 0) {
      const result = { sessionId: await waitForPayment(transaction, row, { plan, actorId }, now) };
      return { result, row };
    }
    // Each edit mails the driver and all of the agency's staff. Edits that wait for a payment are limited by that
    // payment.
    const limit = { name: "edit of booking", key: row.id, burst: 5, secondsEach: 600 };
    await limitRate({ ...dependencies, db: transaction }, limit);
    const reason = "cheaper";
    const returned = await returnMoney(transaction, { bookingId: row.id, sum: refund, reason }, now);
    const netPaidAfter = toDinars(toMillimes(netPaid) - toMillimes(refund));
    const edit = { after, holdId: null, actorId, sessionId: null, netPaid: netPaidAfter };
    if (!keepsHold(before, after))
      await requireExtras(transaction, plan.rental.extras, extrasOfEdit(row, plan.period), now);
    const edited = await applyEdit(transaction, row, edit, now);
    if (edited === undefined) throw new RefusalError("car_taken");
    await announceEdit(transaction, edited, { before, returned }, { rules: config.business, now });
    return { result: { sessionId: null }, row: edited };
  }

  /** Holds the new dates in addition to the old ones, and stores the edit with the payment that it waits for. */
  async function waitForPayment(
    transaction: Transaction,
    row: StoredBooking,
    { plan, actorId }: { plan: EditPlan; actorId: string | null },
    now: Date,
  ): Promise<string> {
    const { before, after, dueNow, period } = plan;
    const gateway = gatewayForNewPayments(gateways);
    let holdId: string | null = null;
    if (!keepsHold(before, after)) {
      if (!(await isCarFree(transaction, { ...period, exceptFor: row.id }, now))) {
        throw new RefusalError("car_taken");
      }
      const hold = { ...period, bookingId: row.id, expiresAt: editHoldEndsAt(now) };
      await requireExtras(transaction, plan.rental.extras, extrasOfEdit(row, period), now);
      holdId = await holdCar(transaction, hold);
      await reserveExtras(transaction, holdId, plan.rental.extras);
    }
    const session = { bookingId: row.id, purpose: "edit", gateway, amount: dueNow } as const;
    const sessionId = await insertSession(transaction, { ...session, userId: actorId ?? undefined }, now);
    const openEdit = { sessionId, bookingId: row.id, holdId, actorId, before, after };
    await insertOpenEdit(transaction, openEdit, now);
    return sessionId;
  }
}

function extrasOfEdit({ id }: StoredBooking, period: CarPeriod) {
  return { range: rangeOf(period), exceptFor: id, within: "edit.extras" };
}

async function dropUnpayableEdit(
  { dependencies: { db, clock } }: EditCall,
  { sessionId, carId, attempt }: { sessionId: string; carId: string; attempt: Attempt | undefined },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, [carLock(carId), ...(attempt ? [attemptLock(attempt)] : [])]);
    if (!(await expireOpeningSession(transaction, sessionId, clock()))) return;
    await dropOpenEdit(transaction, sessionId);
    if (attempt) await deleteResult(transaction, attempt);
  });
}
