import type { ClientAccountStatus } from "@sayara/domain/user/ClientAccountStatus";
import { type RawBuilder, sql } from "kysely";
import { overlaps } from "#api/bookings/hold/holdCar.ts";
import { type UnpaidHolds, unpaidHolds } from "#api/bookings/confirm/refuseTooManyHolds.ts";
import { type Bind, compileOnce } from "#api/database/statements/compileOnce.ts";
import type { Transaction } from "#api/database/Schema.ts";
import type { Attempt, StoredResult } from "#api/server/http/responses/idempotency.ts";
import { type Booker, isAbandonedCheckout } from "./endAbandonedCheckouts.ts";

interface ConflictQuery {
  carId: string;
  from: Date;
  to: Date;
  booker: Booker;
  attempt: Attempt | undefined;
}

/** Reasons that may prevent a checkout. */
export interface Conflicts extends UnpaidHolds {
  /** The stored result of an earlier request with the same key. */
  storedResult: StoredResult | null;
  /** The signed-in driver's account, locked until the transaction ends. */
  account: { status: ClientAccountStatus; linkVersion: number } | null;
  /** Whether bookings or holds of the car have lapsed; releasing them may change the other fields. */
  hasLapsed: boolean;
  /** Whether the same person has abandoned a checkout of the car; releasing it may change the other fields. */
  hasAbandoned: boolean;
  isCarTaken: boolean;
}

/** Reads all conflicts of a checkout in one statement. Requires the locks of the car, the person and the attempt. */
export async function readConflicts(
  transaction: Transaction,
  { booker: { userId, ...guest }, attempt, ...rental }: ConflictQuery,
  now: Date,
): Promise<Conflicts> {
  const { scope = null, key = null } = attempt ?? {};
  const values = { ...rental, ...guest, scope, key, now };
  const [conflicts] = await (userId === undefined
    ? conflictsOfGuest(transaction, values)
    : conflictsOfDriver(transaction, { ...values, userId }));
  if (conflicts === undefined) throw new Error("the conflicts query returned no row");
  return conflicts;
}

interface Values extends Pick<ConflictQuery, "carId" | "from" | "to">, Omit<Booker, "userId"> {
  scope: string | null;
  key: string | null;
  now: Date;
}

const conflictsOfGuest = compileOnce<Values, Conflicts>((_, value) => conflictsOf(value, undefined));
const conflictsOfDriver = compileOnce<Values & { userId: string }, Conflicts>((_, value) =>
  conflictsOf(value, value("userId")),
);

function conflictsOf(value: Bind<Values>, userId: RawBuilder<string> | undefined): RawBuilder<Conflicts> {
  const [carId, from, now] = [value("carId"), value("from"), value("now")];
  const guest = { email: value("email"), networkKey: value("networkKey") };
  // Empty when the dates are in the wrong order; they are rejected later with their own code.
  const range = sql`tstzrange(${from}, greatest(${from}, ${value("to")}::timestamptz + (
    select turnaround_minutes * interval '1 minute'
    from cars join suppliers on suppliers.id = cars.supplier_id where cars.id = ${carId}
  )))`;
  return sql`
    with account as (
      select account_status, link_version from users where id = ${userId ?? sql`null`} for no key update
    )
    select
      (
        select json_build_object('body_hash', body_hash, 'result', result) from idempotency_keys
        where scope = ${value("scope")} and key = ${value("key")}
      ) as "storedResult",
      (
        select json_build_object('status', account_status, 'linkVersion', link_version) from account
      ) as account,
      exists (select from bookings where car_id = ${carId} and lapses_at <= ${now})
        or exists (select from holds where car_id = ${carId} and expires_at <= ${now}) as "hasLapsed",
      exists (select from bookings where ${isAbandonedCheckout(carId, { userId, ...guest })}) as "hasAbandoned",
      exists (select from holds where ${overlaps(carId, range, now)}) as "isCarTaken",
      ${unpaidHolds(userId === undefined ? guest : { userId }, now)}
  `;
}
