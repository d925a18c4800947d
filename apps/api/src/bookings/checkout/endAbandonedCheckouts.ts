import { type RawBuilder, sql } from "kysely";
import type { SqlValue } from "#api/database/statements/compileOnce.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { type Attempt, findStoredResult } from "#api/server/http/responses/idempotency.ts";
import { findActiveSession } from "#api/bookings/payment/paymentSessions.ts";
import { endSession } from "#api/bookings/payment/endSession.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import type { Order } from "./Order.ts";

/** The person who checks out: a signed-in driver, or a guest identified by email and network address. */
export type Booker = Pick<Order, "userId" | "networkKey"> & { email: string };

interface NewCheckout {
  carId: string;
  booker: Booker;
  attempt: Attempt | undefined;
}

/**
 * Ends the payments of a person's earlier checkouts of the same car that were abandoned at the card form, so that the
 * person can go back and change the choice without being blocked by their own hold. A payment that completes first
 * counts and keeps the car. Call it before the transaction of the new checkout. A repeated attempt ends nothing.
 *
 * @throws GatewayUnavailableError
 */
export async function endAbandonedCheckouts(
  { carId, booker, attempt }: NewCheckout,
  tools: SettlementTools,
): Promise<void> {
  const { db } = tools;
  const abandoned = await abandonedCheckouts(db, carId, booker).execute();
  if (abandoned.length === 0) return;
  // Read after the bookings, because the result of an attempt is committed together with its booking.
  if (attempt !== undefined && (await findStoredResult(db, attempt)) !== undefined) return;
  for (const { id } of abandoned) {
    const session = await findActiveSession(db, id);
    if (session !== undefined) await endSession(session.id, tools);
  }
}

/** Releases the car held by a person's earlier checkouts whose payments have ended. Requires the car's lock. */
export async function releaseAbandonedCheckouts(
  transaction: Transaction,
  { carId, booker }: Omit<NewCheckout, "attempt">,
  now: Date,
): Promise<void> {
  const endedBookings = await transaction
    .updateTable("bookings")
    .set({ lapses_at: null, updated_at: now })
    .where("id", "in", abandonedCheckouts(transaction, carId, booker))
    .where(
      sql<boolean>`not exists (select 1 from payment_sessions
        where booking_id = bookings.id and state in ('opening', 'open'))`,
    )
    .returning("id")
    .execute();
  if (endedBookings.length === 0) return;
  await transaction
    .deleteFrom("holds")
    .where(
      "booking_id",
      "in",
      endedBookings.map(({ id }) => id),
    )
    .execute();
}

/** Selects unpaid checkouts of this person that hold the car. */
function abandonedCheckouts(db: Database, carId: string, booker: Booker) {
  return db.selectFrom("bookings").select("id").where(isAbandonedCheckout(carId, booker));
}

/** Returns the condition for a person's unpaid checkouts that hold the car. */
export function isAbandonedCheckout(
  carId: SqlValue<string>,
  {
    userId,
    email,
    networkKey,
  }: { userId: SqlValue<string> | undefined; email: SqlValue<string>; networkKey: SqlValue<string> },
): RawBuilder<boolean> {
  const isOwn =
    userId === undefined
      ? sql`is_guest and driver_email = ${email} and address_key = ${networkKey}`
      : sql`not is_guest and driver_id = ${userId}`;
  return sql`car_id = ${carId} and status = 'void' and lapses_at is not null and ${isOwn}`;
}
