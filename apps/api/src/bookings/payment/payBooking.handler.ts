import { isDeepStrictEqual } from "node:util";
import type { payBooking } from "@sayara/api-client/contract/payment/payBooking";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import { refusalReason } from "@sayara/domain/booking/actions/allowedActions";
import type { BookingViewer } from "@sayara/domain/booking/actions/viewerOf";
import { toMillimes } from "@sayara/domain/money/millimes";
import { bookerLocks, carLock } from "#api/bookings/hold/bookingLocks.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { actorIdOf, rereadViewer } from "#api/bookings/read/readViewer.ts";
import { openBooking } from "#api/bookings/read/openBooking.ts";
import { readSituation } from "#api/bookings/read/readSituation.ts";
import { refuseTooManyHolds } from "#api/bookings/confirm/refuseTooManyHolds.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { BookedRental } from "#api/database/tables/bookingTables.ts";
import type { PaymentSessionRow } from "#api/database/tables/paymentTables.ts";
import type { Database } from "#api/database/Schema.ts";
import {
  attemptLock,
  deleteResult,
  readAttempt,
  findStoredResult,
  storeResult,
} from "#api/server/http/responses/idempotency.ts";
import type { Call, Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { onlineChargesOf } from "./onlineChargesOf.ts";
import { openSession } from "./openSession.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import {
  hasExpiredWhileOpening,
  expireOpeningSession,
  insertSession,
  gatewayForNewPayments,
  findActiveSession,
} from "./paymentSessions.ts";
import { withCancellation } from "./withCancellation.ts";
import { requireProof } from "#api/security/links/permission.ts";
import { bookedRental } from "./bookedRental.ts";
import { endSession } from "./endSession.ts";
import { extendHold } from "./extendHold.ts";
import { findOpenEdit, insertOpenEdit } from "#api/bookings/edit/openEdits.ts";

/**
 * Opens a payment for an existing booking, or returns the open one. A booking has one open payment at a time, which
 * prevents a double payment. An open payment of another amount is first ended at the gateway.
 */
export function payBookingHandler({ gateways }: { gateways: PaymentGateways }): Handler<typeof payBooking> {
  return async (call) => {
    const { params, body, user, dependencies, context } = call;
    const { db, clock } = dependencies;
    const gateway = gatewayForNewPayments(gateways);
    const openedBooking = await openBooking({ id: params.id, token: body.token, user }, dependencies);
    const { row: unlockedRow } = openedBooking;
    const proof = { action: "payOnline", viewer: openedBooking.viewer, bookingId: unlockedRow.id } as const;
    await requireProof(db, context, { ...proof, now: openedBooking.now });
    const attempt = readAttempt(context, { caller: user?.id ?? params.id, body });
    const tools = { ...dependencies, gateways };

    const isRepeated = attempt !== undefined && (await findStoredResult(db, attempt)) !== undefined;
    const activeSession = isRepeated ? undefined : await findActiveSession(db, unlockedRow.id);
    if (activeSession !== undefined) {
      await refusePayment(db, call, unlockedRow, { viewer: openedBooking.viewer, now: clock() });
      const changedRental = withChosenOption(body, unlockedRow);
      const charge = await chargeOf(db, unlockedRow, { payment: body.payment, changedRental });
      const isReusable =
        paysAmount(activeSession, charge) &&
        (await hasSameOption(db, activeSession, changedRental)) &&
        clock() < activeSession.expires_at;
      if (!isReusable) await endSession(activeSession.id, tools);
    }

    const { sessionId } = await inTransaction(db, async (transaction) => {
      const booker = bookerOf(unlockedRow);
      const locks = [
        carLock(unlockedRow.car_id),
        ...bookerLocks(booker),
        ...(attempt ? [attemptLock(attempt)] : []),
      ];
      await lockInOrder(transaction, locks);
      const now = clock();
      const booking = await transaction
        .selectFrom("bookings")
        .selectAll()
        .where("id", "=", unlockedRow.id)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      if (booking === undefined) throw new RefusalError("not_found");
      const viewer = await rereadViewer(transaction, context, {
        previousViewer: openedBooking.viewer,
        row: booking,
      });
      const storedResult =
        attempt && ((await findStoredResult(transaction, attempt)) as { sessionId: string } | undefined);
      const lacksPaymentPage =
        storedResult !== undefined && (await hasExpiredWhileOpening(transaction, storedResult.sessionId));
      if (storedResult !== undefined && !lacksPaymentPage) return storedResult;
      if (lacksPaymentPage && attempt) await deleteResult(transaction, attempt);
      await requireProof(transaction, context, { ...proof, viewer, now });
      await refusePayment(transaction, call, booking, { viewer, now });
      const changedRental = withChosenOption(body, booking);
      const amount = await chargeOf(transaction, booking, {
        payment: body.payment,
        changedRental,
      });
      const openRow = await findActiveSession(transaction, booking.id);
      if (
        openRow !== undefined &&
        !(paysAmount(openRow, amount) && (await hasSameOption(transaction, openRow, changedRental)))
      ) {
        throw new RefusalError("stale_version");
      }
      if (!holdsCarNow(booking, now)) {
        const { userId, ...guest } = booker;
        const { business } = dependencies.config;
        await refuseTooManyHolds(transaction, userId === undefined ? guest : { userId }, { business, now });
      }
      const purpose = booking.status === "void" ? "checkout" : "rest";
      const session = { bookingId: booking.id, purpose, gateway, amount, userId: user?.id } as const;
      const id = openRow?.id ?? (await insertSession(transaction, session, now));
      if (openRow === undefined && changedRental !== undefined) {
        const before = bookedRental(booking);
        const openEdit = {
          bookingId: booking.id,
          holdId: null,
          actorId: actorIdOf(viewer, user),
          before,
        };
        await insertOpenEdit(transaction, { sessionId: id, ...openEdit, after: changedRental }, now);
      }
      await extendHold(transaction, booking, now);
      const result = { sessionId: id };
      if (attempt) await storeResult(transaction, attempt, result, now);
      return result;
    });
    return { ok: true, status: 200, data: await openOrDrop(sessionId) };

    /** Without an open session nothing can be paid, so the session is dropped and the next attempt gets a new one. */
    async function openOrDrop(id: string) {
      try {
        return await openSession(id, tools);
      } catch (error) {
        await expireOpeningSession(db, id, clock());
        throw error;
      }
    }
  };
}

/**
 * Returns whether a session pays the booking's current amount. The session of an edit does not: another payment drops
 * the edit.
 */
function paysAmount({ purpose, amount_millimes }: PaymentSessionRow, amount: number): boolean {
  return purpose !== "edit" && amount_millimes === toMillimes(amount);
}

/** Returns whether a session includes the given cancellation option, or none if none is given. */
async function hasSameOption(
  db: Database,
  session: PaymentSessionRow,
  changedRental: BookedRental | undefined,
): Promise<boolean> {
  return isDeepStrictEqual((await findOpenEdit(db, session.id))?.edit.after, changedRental);
}

/**
 * Returns the booking with the cancellation option added by this payment [CN13]; undefined if none is added.
 *
 * @throws RefusalError `option_unavailable`; `price_changed` with the new quote.
 */
function withChosenOption(
  { cancellation }: Call<typeof payBooking>["body"],
  booking: StoredBooking,
): BookedRental | undefined {
  if (cancellation === undefined) return undefined;
  const changedRental = withCancellation(booking);
  if (changedRental === undefined) throw new RefusalError("option_unavailable");
  const { quote } = changedRental;
  if (quote.total !== cancellation.total) throw new RefusalError("price_changed", { quote });
  return { ...bookedRental(booking), ...changedRental };
}

/** Returns the person whose unpaid holds include this booking's. */
function bookerOf({ is_guest, driver_id, driver_email, address_key }: StoredBooking) {
  return { userId: is_guest ? undefined : driver_id, email: driver_email, networkKey: address_key };
}

/** Returns false for a checkout whose hold has lapsed: paying it holds the car again, like a new request. */
function holdsCarNow({ status, lapses_at }: StoredBooking, now: Date): boolean {
  return (status !== "void" && status !== "pending") || (lapses_at !== null && lapses_at > now);
}

/**
 * Rejects a payment that the booking does not allow.
 *
 * @throws RefusalError `not_allowed`, `transition_refused` or `stale_version`.
 */
async function refusePayment(
  db: Database,
  { body }: Call<typeof payBooking>,
  booking: StoredBooking,
  { viewer, now }: { viewer: BookingViewer; now: Date },
): Promise<void> {
  const permissionInput = { viewer, booking: await readSituation(db, booking), now };
  const reason =
    refusalReason({ ...permissionInput, action: "payOnline" }) ??
    (body.cancellation ? refusalReason({ ...permissionInput, action: "addCancellation" }) : null);
  if (reason !== null) throw new RefusalError(reason === "role" ? "not_allowed" : "transition_refused");
  if (booking.version !== body.version) throw new RefusalError("stale_version");
}

/**
 * Returns the amount to pay, in dinars.
 *
 * @throws RefusalError `pay_online_unavailable` when nothing is due, or no down payment is taken.
 */
async function chargeOf(
  db: Database,
  booking: StoredBooking,
  { payment, changedRental }: { payment: OnlinePayment; changedRental: BookedRental | undefined },
): Promise<number> {
  const total_millimes = changedRental?.totalMillimes ?? booking.total_millimes;
  const charge = (await onlineChargesOf(db, { ...booking, total_millimes }))[payment] ?? 0;
  if (charge <= 0) throw new RefusalError("pay_online_unavailable");
  return charge;
}
