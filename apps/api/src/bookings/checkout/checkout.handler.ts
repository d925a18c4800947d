import type { checkout } from "@sayara/api-client/contract/checkout/checkout";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import { runWithMinimumDuration } from "#api/accounts/runWithMinimumDuration.ts";
import { networkKeyOf } from "#api/bookings/confirm/networkKeyOf.ts";
import { limitPromoCodes } from "#api/bookings/promo/limitPromoCodes.ts";
import { openSession } from "#api/bookings/payment/openSession.ts";
import { gatewayForNewPayments } from "#api/bookings/payment/paymentSessions.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Database } from "#api/database/Schema.ts";
import type { PaymentGateways } from "#api/gateways/PaymentGateway.ts";
import { clientAddress } from "#api/server/http/origins/clientAddress.ts";
import { readAttempt } from "#api/server/http/responses/idempotency.ts";
import { limitRate } from "#api/server/http/limits/limitRate.ts";
import type { Call, Handler, Reply } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { bookingToken } from "#api/security/links/bookingLink.ts";
import { setGuestBrowserCookie } from "#api/security/links/guestBrowser.ts";
import { readOrder } from "./readOrder.ts";
import { refuseStaff } from "./refuseStaff.ts";
import { type Checkout, type CheckoutTools, releaseCheckout, saveCheckout } from "./saveCheckout.ts";

/**
 * Books a car for a guest or a signed-in driver, once per idempotency key. A booking to be paid online has the status
 * `void` until its payment session is paid.
 */
export function checkoutHandler({ gateways }: { gateways: PaymentGateways }): Handler<typeof checkout> {
  return (call) => checkOut(call, gateways);
}

async function checkOut(
  call: Call<typeof checkout>,
  gateways: PaymentGateways,
): Promise<Reply<typeof checkout>> {
  const { body, user, dependencies, context } = call;
  const tools: CheckoutTools = { ...dependencies, gateways, context };
  // Many people may share a network address. The limit on unpaid holds keeps cars free; this limit only stops floods.
  await limitRate(dependencies, {
    name: "checkout",
    key: clientAddress(context),
    burst: 400,
    secondsEach: 1,
  });
  await limitPromoCodes(dependencies, context, body.rental.promoCode);
  refuseStaff(user);
  // Rejected before anything is used up or held, so that the same attempt can switch to pay-later.
  if (body.payment !== "later") gatewayForNewPayments(gateways);

  const { config, db } = dependencies;
  const request = await readCheckout(call);
  const { placed, isRepeated } = await (request.hidesAccountExistence
    ? runWithMinimumDuration(config, () => saveCheckout(request, tools))
    : saveCheckout(request, tools));
  if ("isMailed" in placed) return { ok: true, status: 202, data: undefined };

  const { bookingId, reference, isGuest, to, linkVersion = 0, sessionId } = placed;
  const paymentSession =
    sessionId === undefined
      ? null
      : await openSession(sessionId, tools).catch(async (error: unknown) => {
          await releaseCheckout(request, { placed: { bookingId, sessionId }, isRepeated }, tools);
          throw error;
        });
  const status = isRepeated ? await statusOf(db, bookingId) : sessionId === undefined ? "pending" : "void";
  const linkedBooking = { id: bookingId, to: new Date(to), linkVersion };
  const token = isGuest ? bookingToken(config.secret, linkedBooking, "page") : null;
  return {
    ok: true,
    status: 201,
    data: { bookingId, reference, status, token, paymentSession },
  };
}

async function readCheckout({
  body,
  user,
  dependencies: { config, db },
  context,
}: Call<typeof checkout>): Promise<Checkout> {
  const order = readOrder(body, user, networkKeyOf(context));
  const isGuest = user === undefined;
  return {
    order,
    attempt: readAttempt(context, { caller: user?.id ?? "guest", body }),
    carId: await findCarId(db, body.rental.car),
    booker: { userId: order.userId, email: order.driver.email, networkKey: order.networkKey },
    // Set whatever the outcome, so that the cookie does not reveal that the address has no account.
    browser: isGuest ? setGuestBrowserCookie(context) : undefined,
    hidesAccountExistence: isGuest && !config.revealRegisteredEmails,
    needsPass: isGuest && config.captcha.guestCheckout,
  };
}

async function statusOf(db: Database, bookingId: string): Promise<BookingStatus> {
  const { status } = await db
    .selectFrom("bookings")
    .select("status")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow();
  return status;
}

async function findCarId(db: Database, idOrSlug: string): Promise<string> {
  if (isUuid(idOrSlug)) return idOrSlug.toLowerCase();
  const car = await db.selectFrom("cars").select("id").where("slug", "=", idOrSlug).executeTakeFirst();
  if (car === undefined) throw new RefusalError("not_found");
  return car.id;
}
