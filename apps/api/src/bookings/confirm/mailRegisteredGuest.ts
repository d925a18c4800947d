import { canSignIn } from "@sayara/domain/account/activation";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { instantToWallClock } from "@sayara/domain/time/instantToWallClock";
import { mailActivation } from "#api/accounts/signUp/mailLink.ts";
import { mailAlreadyRegistered } from "#api/accounts/signUp/mailAlreadyRegistered.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import type { Order } from "#api/bookings/checkout/Order.ts";

/**
 * Instead of booking, mails the account of the address that a guest entered. The mail explains how to sign in
 * and continue with this rental. An unconfirmed address gets its confirmation link. A suspended account gets
 * no mail.
 */
export async function mailRegisteredGuest(
  transaction: Transaction,
  { driver, rental }: Order,
  { config, ...tools }: Pick<Dependencies, "config" | "randomBytes"> & { now: Date },
): Promise<void> {
  const users = transaction.selectFrom("users").selectAll().where("email", "=", driver.email);
  const account = await users.executeTakeFirst();
  if (account === undefined || !canSignIn(account.account_status)) return;
  if (account.activated_at === null) return mailActivation(transaction, account, { config, ...tools });
  const returnTo = checkoutPath(rental, config.business.timeZone);
  await mailAlreadyRegistered(transaction, account, { ...tools, attempt: "checkout", returnTo });
}

/** Returns the website's URL of this checkout, with the guest's choices but without personal details. */
function checkoutPath(rental: Order["rental"], timeZone: string): string {
  const options = rentalOptions.filter((option) => rental.options[option]);
  const query = new URLSearchParams({
    car: rental.car,
    pickup: rental.pickupLocation,
    dropoff: rental.dropOffLocation,
    from: instantToWallClock(new Date(rental.from), timeZone),
    to: instantToWallClock(new Date(rental.to), timeZone),
    ...(options.length > 0 && { options: options.join(",") }),
  });
  return `/checkout?${query}`;
}
