import type { payBooking } from "@sayara/api-client/contract/payment/payBooking";
import type { OnlinePayment } from "@sayara/api-client/contract/payment/PaymentSession";
import { whyRefused } from "@sayara/domain/booking/allowedActions";
import { balanceOf } from "@sayara/domain/booking/balanceOf";
import { linkHolder } from "@sayara/domain/booking/viewerOf";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { onlineCharges } from "@sayara/domain/payment/onlineCharges";
import { carLock } from "#api/bookings/bookingLocks.ts";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import { callerOf } from "#api/bookings/callerOf.ts";
import { findVisibleBooking } from "#api/bookings/findVisibleBooking.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Queries } from "#api/database/Schema.ts";
import { attemptLock, forgetResult, readAttempt, recallResult, storeResult } from "#api/http/idempotency.ts";
import type { Call, Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { readBookingToken } from "#api/links/bookingLink.ts";
import { openSession } from "#api/payment/openSession.ts";
import type { PaymentGateways } from "#api/payment/PaymentGateway.ts";
import {
  endedUnopened,
  insertSession,
  newPaymentsGateway,
  sessionUnderWay,
} from "#api/payment/paymentSessions.ts";
import { readMoney } from "#api/payment/readMoney.ts";
import { endSession } from "./endSession.ts";
import { extendHold } from "./extendHold.ts";

/**
 * Opens a payment for an existing booking, or returns the one that is open. A booking has one open payment at a
 * time, so that nobody pays twice; one for another sum is ended at the gateway first.
 */
export function payBookingHandler({ gateways }: { gateways: PaymentGateways }): Handler<typeof payBooking> {
  return async (call) => {
    const { params, body, user, dependencies, context } = call;
    const { db, config, clock } = dependencies;
    const gateway = newPaymentsGateway(gateways);
    const link =
      body.token === undefined ? undefined : readBookingToken(config.secret, body.token, params.id, clock());
    if (link === undefined && user === undefined) throw new RefusalError("not_signed_in");
    const attempt = readAttempt(context, { caller: user?.id ?? params.id, body });
    const tools = { ...dependencies, gateways };

    const seen = await findVisibleBooking(db, params.id, { user, link, now: clock() });
    const isLink = link !== undefined;
    const isRepeated = attempt !== undefined && (await recallResult(db, attempt)) !== undefined;
    const earlier = isRepeated ? undefined : await sessionUnderWay(db, seen.id);
    if (earlier !== undefined) {
      refuse(call, seen, { isLink, now: clock() });
      const charge = await chargeOf(db, seen, body.payment);
      const isFit = earlier.amount_millimes === toMillimes(charge) && clock() < earlier.expires_at;
      if (!isFit) await endSession(earlier.id, tools);
    }

    const { sessionId } = await inTransaction(db, async (transaction) => {
      await lockInOrder(transaction, [carLock(seen.car_id), ...(attempt ? [attemptLock(attempt)] : [])]);
      const known =
        attempt && ((await recallResult(transaction, attempt)) as { sessionId: string } | undefined);
      const isLost = known !== undefined && (await endedUnopened(transaction, known.sessionId));
      if (known !== undefined && !isLost) return known;
      if (isLost && attempt) await forgetResult(transaction, attempt);
      const now = clock();
      const booking = await transaction
        .selectFrom("bookings")
        .selectAll()
        .where("id", "=", seen.id)
        .where("deleted_at", "is", null)
        .executeTakeFirst();
      if (booking === undefined) throw new RefusalError("not_found");
      refuse(call, booking, { isLink, now });
      const amount = await chargeOf(transaction, booking, body.payment);
      const open = await sessionUnderWay(transaction, booking.id);
      if (open !== undefined && open.amount_millimes !== toMillimes(amount)) {
        throw new RefusalError("stale_version");
      }
      const purpose = booking.status === "void" ? "checkout" : "rest";
      const session = { bookingId: booking.id, purpose, gateway, amount, userId: user?.id } as const;
      const id = open?.id ?? (await insertSession(transaction, session, now));
      await extendHold(transaction, booking, now);
      const result = { sessionId: id };
      if (attempt) await storeResult(transaction, attempt, result, now);
      return result;
    });
    return { ok: true, status: 200, data: await openSession(sessionId, tools) };
  };
}

/** @throws RefusalError `not_allowed`, `transition_refused` or `stale_version`. */
function refuse(
  { user, body }: Call<typeof payBooking>,
  booking: StoredBooking,
  { isLink, now }: { isLink: boolean; now: Date },
): void {
  const refused = whyRefused({
    action: "payOnline",
    viewer: isLink ? linkHolder : callerOf(user, booking),
    booking: {
      status: booking.status,
      pickup: booking.from_at,
      dropOff: booking.to_at,
      cancelRequestOpen:
        booking.cancel_requested_at !== null &&
        booking.cancel_declined_at === null &&
        booking.cancel_accepted_at === null,
    },
    now,
  });
  if (refused !== null) throw new RefusalError(refused === "role" ? "not_allowed" : "transition_refused");
  if (booking.version !== body.version) throw new RefusalError("stale_version");
}

/**
 * Returns the sum to pay, in dinars [PR22].
 *
 * @throws RefusalError `pay_online_unavailable` where nothing is due, or no down payment is taken.
 */
async function chargeOf(
  db: Queries,
  { id, status, supplier_id, total_millimes }: StoredBooking,
  payment: OnlinePayment,
): Promise<number> {
  const { down_payment_percentage: downPaymentShare } = await db
    .selectFrom("suppliers")
    .select("down_payment_percentage")
    .where("id", "=", supplier_id)
    .executeTakeFirstOrThrow();
  const money = (await readMoney(db, [id])).get(id) ?? { payments: [], refunds: [] };
  const total = toDinars(total_millimes);
  const { due } = balanceOf({ status, total, ...money });
  const charge = onlineCharges({ total, due, downPaymentShare })[payment] ?? 0;
  if (charge <= 0) throw new RefusalError("pay_online_unavailable");
  return charge;
}
