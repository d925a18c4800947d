import type { checkout } from "@sayara/api-client/contract/checkout/checkout";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { canSignIn } from "@sayara/domain/account/activation";
import { inEqualTime } from "#api/accounts/inEqualTime.ts";
import { limitMailsTo } from "#api/accounts/limitMailsTo.ts";
import { isUuid } from "#api/database/isUuid.ts";
import { bookingToken } from "#api/links/bookingLink.ts";
import { addressKeyOf } from "#api/bookings/confirm/addressKeyOf.ts";
import { bookerLocks, carLock } from "#api/bookings/bookingLocks.ts";
import { returnPass, spendPass } from "#api/captcha/captchaPass.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Queries, Transaction } from "#api/database/Schema.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import { attemptLock, forgetResult, readAttempt, resultOf } from "#api/http/idempotency.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Call, Handler, Reply } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { keepGuestBrowser } from "#api/links/guestBrowser.ts";
import { permitBooker } from "#api/links/permission.ts";
import { openSession } from "#api/bookings/payment/openSession.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { endedUnopened, newPaymentsGateway } from "#api/bookings/payment/paymentSessions.ts";
import { endOwnCheckouts } from "./endOwnCheckouts.ts";
import { type Mailed, type PlacedBooking, placeBooking } from "./placeBooking.ts";
import { placeHidden } from "./placeHidden.ts";
import { readObstacles } from "./readObstacles.ts";
import { readOrder } from "./readOrder.ts";
import { refuseStaff } from "./refuseStaff.ts";
import { releaseUnopened } from "./releaseUnopened.ts";

/**
 * Books a car for a guest or a signed-in driver, once per idempotency key. A booking that is paid online is void
 * until its payment session is paid.
 */
export function checkoutHandler({ gateways }: { gateways: PaymentGateways }): Handler<typeof checkout> {
  return (call) => checkOut(call, gateways);
}

async function checkOut(
  { body, user, dependencies, context }: Call<typeof checkout>,
  gateways: PaymentGateways,
): Promise<Reply<typeof checkout>> {
  const { config, db, clock } = dependencies;
  // Many people may share an address. The limit on unpaid holds keeps cars free; this limit only stops
  // floods.
  await limitRate(dependencies, {
    name: "checkout",
    key: clientAddress(context),
    burst: 400,
    secondsEach: 1,
  });
  refuseStaff("checkOut", user);
  const isHidden = user === undefined && !config.revealRegisteredEmails;
  // Refused before anything is spent or held, so that the same attempt may be paid later instead.
  if (body.payment !== "later") newPaymentsGateway(gateways);

  const order = readOrder(body, user, addressKeyOf(context));
  const attempt = readAttempt(context, { caller: user?.id ?? "guest", body });
  const carId = await findCarId(db, body.rental.car);
  const booker = { userId: order.userId, email: order.driver.email, addressKey: order.addressKey };
  const locks = [carLock(carId), ...bookerLocks(booker), ...(attempt ? [attemptLock(attempt)] : [])];

  // Whatever becomes of the request: the cookie must not reveal that the address has no account.
  const browser = user === undefined ? keepGuestBrowser(context) : undefined;
  const needsPass = user === undefined && config.captcha.guestCheckout;
  let isRepeated = false;
  let hasEndedOwn = false;
  /** Undefined: the same person has left a checkout of this car, whose payment must be ended first. */
  const book = async (transaction: Transaction): Promise<Placed | undefined> => {
    await lockInOrder(transaction, locks);
    const now = clock();
    const wanted = {
      carId,
      from: new Date(order.rental.from),
      to: new Date(order.rental.to),
      booker,
      attempt,
    };
    const obstacles = await readObstacles(transaction, wanted, now);
    const { kept, account } = obstacles;
    const earlier = attempt && kept ? (resultOf(kept, attempt) as Placed) : undefined;
    const isLost = earlier !== undefined && (await isUnpayable(transaction, earlier));
    if (earlier !== undefined && !isLost) {
      isRepeated = true;
      if (browser !== undefined && "bookingId" in earlier)
        await permitBooker(transaction, { ...earlier, browser });
      return earlier;
    }
    if (account !== null && !canSignIn(account.status)) throw new RefusalError("account_suspended");
    if (obstacles.hasLeft && !hasEndedOwn) return undefined;
    if (isLost && attempt) await forgetResult(transaction, attempt);
    // After the look-up of earlier attempts: a repeated booking, or one that was lost, has spent its pass.
    if (needsPass && !isLost) await spendPass(context, transaction);
    const tools = { ...dependencies, gateways, now, obstacles, attempt, isHidden };
    const result = isHidden
      ? await placeHidden(transaction, { ...order, browser }, tools)
      : await placeBooking(transaction, order, tools);
    if (browser !== undefined && "bookingId" in result)
      await permitBooker(transaction, { ...result, browser });
    if (user === undefined) {
      const mail = { kind: "booking", address: order.driver.email } as const;
      await limitMailsTo(dependencies, { ...mail, db: transaction });
    }
    return result;
  };
  const save = async (): Promise<Placed> => {
    const placed = await inTransaction(db, book);
    if (placed !== undefined) return placed;
    await endOwnCheckouts({ carId, booker, attempt }, { ...dependencies, gateways });
    hasEndedOwn = true;
    return save();
  };
  const placed = await (isHidden ? inEqualTime(config, save) : save());
  if ("isMailed" in placed) return { ok: true, status: 202, data: undefined };

  const { bookingId, reference, isGuest, to, linkVersion = 0, sessionId } = placed;
  const paymentSession = sessionId === undefined ? null : await open(placed, sessionId);
  const status = isRepeated ? await statusOf(db, bookingId) : sessionId === undefined ? "pending" : "void";
  const linked = { id: bookingId, to: new Date(to), linkVersion };
  const token = isGuest ? bookingToken(config.secret, linked, "page") : null;
  return {
    ok: true,
    status: 201,
    data: { bookingId, reference, status, token, paymentSession },
  };

  /** Without an open session the booking cannot be paid: it is released, and the same attempt may be repeated. */
  async function open({ bookingId: id }: PlacedBooking, session: string) {
    try {
      return await openSession(session, { ...dependencies, gateways });
    } catch (error) {
      await inTransaction(db, async (transaction) => {
        await lockInOrder(transaction, locks);
        const unopened = { bookingId: id, sessionId: session };
        const isReleased = await releaseUnopened(transaction, unopened, clock());
        if (!isReleased) return;
        if (attempt) await forgetResult(transaction, attempt);
        if (needsPass && !isRepeated) await returnPass(context, transaction);
      });
      throw error;
    }
  }
}

async function statusOf(db: Queries, bookingId: string): Promise<BookingStatus> {
  const { status } = await db
    .selectFrom("bookings")
    .select("status")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  return status;
}

type Placed = PlacedBooking | Mailed;

/** Whether the process ended before it opened the payment, and the payment's time is over: nothing was booked. */
async function isUnpayable(db: Queries, placed: Placed): Promise<boolean> {
  return "sessionId" in placed && placed.sessionId !== undefined && endedUnopened(db, placed.sessionId);
}

async function findCarId(db: Queries, idOrSlug: string): Promise<string> {
  if (isUuid(idOrSlug)) return idOrSlug.toLowerCase();
  const car = await db.selectFrom("cars").select("id").where("slug", "=", idOrSlug).executeTakeFirst();
  if (car === undefined) throw new RefusalError("not_found");
  return car.id;
}
