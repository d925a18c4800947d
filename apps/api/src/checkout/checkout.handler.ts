import type { checkout, CheckoutRequest } from "@sayara/api-client/contract/checkout/checkout";
import { canSignIn } from "@sayara/domain/account/activation";
import type { DriverDetails } from "@sayara/domain/validation/DriverDetails";
import { lockAccount } from "#api/accounts/lockAccount.ts";
import { isUuid } from "#api/catalogue/locationRows.ts";
import { bookingToken } from "#api/bookings/bookingLink.ts";
import { carLock, personLocks } from "#api/bookings/bookingLocks.ts";
import { spendPass } from "#api/captcha/captchaPass.ts";
import type { UserRow } from "#api/database/accountTables.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Queries } from "#api/database/Schema.ts";
import { clientAddress } from "#api/http/clientAddress.ts";
import { attemptLock, keepResult, readAttempt, recallResult } from "#api/http/idempotency.ts";
import { limitRate } from "#api/http/limitRate.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/refusals.ts";
import { keyedHash } from "#api/security/keyedHash.ts";
import { type Order, type PlacedBooking, placeBooking } from "./placeBooking.ts";
import { refuseStaff } from "./refuseStaff.ts";

/** Books a car to be paid later, for a guest or a signed-in driver: once, however often the attempt is repeated. */
export const handleCheckout: Handler<typeof checkout> = async ({ body, user, dependencies, context }) => {
  const { config, db, clock } = dependencies;
  const address = clientAddress(context);
  // Many people may share an address: what keeps cars free is the limit on unpaid holds, this only stops floods.
  await limitRate(dependencies, { name: "checkout", key: address, burst: 400, secondsEach: 1 });
  refuseStaff("checkOut", user);
  // No gateway is connected yet. Before anything is spent or held: the same attempt may be paid later instead.
  if (body.payment !== "later") throw new RefusalError("pay_online_unavailable");

  const order: Order = {
    ...body,
    driver: driverOf(body, user),
    additionalDriver: additionalDriverOf(body),
    userId: user?.id,
    addressKey: keyedHash(config.secret, "address", address),
  };
  const attempt = readAttempt(context, { caller: user?.id ?? "guest", body });
  const carId = await findCarId(db, body.rental.car);
  const person = { email: order.driver.email, phone: order.driver.phone, addressKey: order.addressKey };
  const locks = [carLock(carId), ...personLocks(person), ...(attempt ? [attemptLock(attempt)] : [])];

  const placed = await inTransaction(db, async (transaction) => {
    await lockInOrder(transaction, locks);
    const earlier = attempt && (await recallResult(transaction, attempt));
    if (earlier !== undefined) return earlier as PlacedBooking;
    const account = user && (await lockAccount(transaction, { id: user.id }));
    if (account !== undefined && !canSignIn(account.account_status)) {
      throw new RefusalError("account_suspended");
    }
    // After the look at earlier attempts: a booking that is asked for twice has its pass behind it.
    if (user === undefined && config.captcha.guestCheckout) await spendPass(context, transaction);
    const now = clock();
    const result = await placeBooking(transaction, order, { ...dependencies, now });
    if (attempt) await keepResult(transaction, attempt, result, now);
    return result;
  });

  const { bookingId, reference, isGuest, to } = placed;
  const token = isGuest ? bookingToken(config.secret, { id: bookingId, to: new Date(to) }, "page") : null;
  return {
    ok: true,
    status: 201,
    data: { bookingId, reference, status: "pending", token, paymentSession: null },
  };
};

/** A guest says who drives; of a signed-in driver the account fills what is absent, and its e-mail always counts. */
function driverOf({ driver }: CheckoutRequest, user: UserRow | undefined): DriverDetails {
  if (user === undefined) {
    if (driver === undefined) throw new RefusalError("invalid_input", { fields: { driver: "required" } });
    return driver;
  }
  const phone = driver?.phone ?? user.phone;
  const birthDate = driver?.birthDate ?? user.birth_date;
  if (phone === null || birthDate === null) {
    const fields = {
      ...(phone === null && { "driver.phone": "required" }),
      ...(birthDate === null && { "driver.birthDate": "required" }),
    };
    throw new RefusalError("invalid_input", { fields });
  }
  return { ...driver, fullName: driver?.fullName ?? user.full_name, email: user.email, phone, birthDate };
}

function additionalDriverOf({ rental, additionalDriver }: CheckoutRequest) {
  if (!rental.options.additionalDriver) return undefined;
  if (additionalDriver === undefined)
    throw new RefusalError("invalid_input", { fields: { additionalDriver: "required" } });
  return additionalDriver;
}

async function findCarId(db: Queries, idOrSlug: string): Promise<string> {
  if (isUuid(idOrSlug)) return idOrSlug.toLowerCase();
  const car = await db.selectFrom("cars").select("id").where("slug", "=", idOrSlug).executeTakeFirst();
  if (car === undefined) throw new RefusalError("not_found");
  return car.id;
}
