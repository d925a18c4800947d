import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import { sql } from "kysely";
import { overlaps } from "#api/bookings/holdCar.ts";
import { type UnpaidHolds, unpaidHolds } from "#api/bookings/refuseTooManyHolds.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Attempt, KeptResult } from "#api/http/idempotency.ts";
import { type Booker, isOwnCheckout } from "./endOwnCheckouts.ts";

interface Wanted {
  carId: string;
  from: Date;
  to: Date;
  booker: Booker;
  attempt: Attempt | undefined;
}

/** What may stand in the way of a checkout. */
export interface Obstacles extends UnpaidHolds {
  /** What an earlier request with the same key has stored. */
  kept: KeptResult | null;
  /** The signed-in driver's account, locked until the transaction ends. */
  account: { status: ClientAccountStatus; linkVersion: number } | null;
  /** Bookings or holds of the car have lapsed: what follows may change when they are released. */
  hasLapsed: boolean;
  /** The same person has left a checkout of the car, as above. */
  hasLeft: boolean;
  isTaken: boolean;
}

/** Reads all obstacles of a checkout in one statement. Requires the locks of the car, the person and the attempt. */
export async function readObstacles(
  transaction: Transaction,
  { carId, from, to, booker, attempt }: Wanted,
  now: Date,
): Promise<Obstacles> {
  const { userId, email, addressKey } = booker;
  const holder = userId === undefined ? { email, addressKey } : { userId };
  // Empty where the dates are the wrong way round: they are refused later, by their own code.
  const range = sql`tstzrange(${from}, greatest(${from}, ${to}::timestamptz + (
    select turnaround_minutes * interval '1 minute'
    from cars join suppliers on suppliers.id = cars.supplier_id where cars.id = ${carId}
  )))`;
  const { rows } = await sql<Obstacles>`
    with account as (
      select account_status, link_version from users where id = ${userId ?? null} for no key update
    )
    select
      (
        select json_build_object('body_hash', body_hash, 'result', result) from idempotency_keys
        where scope = ${attempt?.scope ?? null} and key = ${attempt?.key ?? null}
      ) as kept,
      (
        select json_build_object('status', account_status, 'linkVersion', link_version) from account
      ) as account,
      exists (select from bookings where car_id = ${carId} and lapses_at <= ${now})
        or exists (select from holds where car_id = ${carId} and expires_at <= ${now}) as "hasLapsed",
      exists (select from bookings where ${isOwnCheckout(carId, booker)}) as "hasLeft",
      exists (select from holds where ${overlaps(carId, range, now)}) as "isTaken",
      ${unpaidHolds(holder, now)}
  `.execute(transaction);
  const [found] = rows;
  if (found === undefined) throw new Error("a select without a row");
  return found;
}
