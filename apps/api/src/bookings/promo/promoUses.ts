import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";
import { promoRefusal } from "./requestedPromo.ts";

/** The driver who books: an account, an email address or both. */
interface PromoDriver {
  userId?: string | undefined;
  email?: string | undefined;
}

/** Driver and time for which uses are read. */
interface UsesQuery {
  driver: PromoDriver;
  now: Date;
  /**
   * The car of a quote. Its unfinished checkouts do not count, because a new checkout ends the driver's own.
   */
  quotedCar?: string;
  /** Id of a booking whose own use does not count. */
  without?: string;
}

/** Whether a code can still be used. */
interface PromoUses {
  /** Whether the code was retired. A booking that already has it keeps it [PD5]. */
  isRetired: boolean;
  isUsedUp: boolean;
  /** Whether the driver has as many uses as allowed. */
  isUsedByDriver: boolean;
}

/**
 * Locks a code and reads its uses [PD4]. No other booking can use the code until the transaction ends, so the
 * limits hold. Call it after the locks of the car, the person and the extras.
 */
export async function lockPromoUses(
  transaction: Transaction,
  promoId: string,
  query: UsesQuery,
): Promise<PromoUses> {
  const found = await transaction
    .selectFrom("promo_codes")
    .select("id")
    .where("id", "=", promoId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Retired in the meantime, and deleted because no booking had used it.
  if (found === undefined) return { isRetired: true, isUsedUp: true, isUsedByDriver: false };
  return readPromoUses(transaction, promoId, query);
}

/**
 * Reads the uses of a code [PD4]: bookings that are not cancelled, cancelled ones while another car is
 * offered for them, and unfinished checkouts while they hold their car.
 */
export async function readPromoUses(
  db: Database,
  promoId: string,
  { driver: { userId, email }, now, quotedCar, without }: UsesQuery,
): Promise<PromoUses> {
  const isOwn = sql<boolean>`(driver_id = ${userId ?? null}::uuid or driver_email = ${email ?? null}::text)`;
  const isOfQuote =
    quotedCar === undefined
      ? sql`false`
      : sql`(bookings.status = 'void' and bookings.car_id = ${quotedCar}::uuid)`;
  const isCounted = sql<boolean>`(${isUse(now)} and not ${isOfQuote}
    and bookings.id is distinct from ${without ?? null}::uuid)`;
  const { maximum, maximumPerDriver, retiredAt, uses, own } = await db
    .selectFrom("promo_codes")
    .select((eb) => [
      "maximum_uses as maximum",
      "maximum_uses_per_driver as maximumPerDriver",
      "retired_at as retiredAt",
      eb
        .selectFrom("bookings")
        .select(sql<number>`count(*)::integer`.as("count"))
        .whereRef("promo_code_id", "=", "promo_codes.id")
        .where(isCounted)
        .as("uses"),
      eb
        .selectFrom("bookings")
        .select(sql<number>`count(*)::integer`.as("count"))
        .whereRef("promo_code_id", "=", "promo_codes.id")
        .where(isCounted)
        .where(isOwn)
        .as("own"),
    ])
    .where("id", "=", promoId)
    .executeTakeFirstOrThrow();
  return {
    isRetired: retiredAt !== null,
    isUsedUp: maximum !== null && (uses ?? 0) >= maximum,
    isUsedByDriver: maximumPerDriver !== null && (own ?? 0) >= maximumPerDriver,
  };
}

/**
 * Locks the code of a booking that is being moved, and returns whether another booking took the code's last
 * use. That happens if the offer ended while this move waited, and the other booking counted the uses after
 * that [PD4, MV2]. Limits that were lowered since the sale do not count [PD5].
 */
export async function hasLostPromoUse(
  transaction: Transaction,
  { id, promo_code_id: promoId, driver_id, driver_email, move_offered_until: until }: StoredBooking,
  now: Date,
): Promise<boolean> {
  if (promoId === null || until === null) return false;
  const driver = { userId: driver_id, email: driver_email };
  const uses = await lockPromoUses(transaction, promoId, { driver, now, without: id });
  if (!uses.isUsedUp && !uses.isUsedByDriver) return false;
  const later = await transaction
    .selectFrom("bookings")
    .select("id")
    .where("promo_code_id", "=", promoId)
    .where("id", "<>", id)
    .where("updated_at", ">=", until)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Returns the number of uses of each code, by id. Codes without uses are absent. */
export async function countPromoUses(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("bookings")
    .select(["promo_code_id", sql<number>`count(*)::integer`.as("uses")])
    .where("promo_code_id", "in", ids)
    .where(isUse(now))
    .groupBy("promo_code_id")
    .execute();
  return new Map(rows.map(({ promo_code_id: id, uses }) => [id ?? "", uses]));
}

/** @throws RefusalError `promo_refused` if the code was retired after it was read or signed. */
export function refuseRetired({ isRetired }: PromoUses, field: string): void {
  if (isRetired) throw promoRefusal(field, validationMessage("promo_unknown"));
}

/** @throws RefusalError `promo_refused` if all uses of the code are taken. */
export function refuseUsedUp({ isUsedUp }: PromoUses, field: string): void {
  if (isUsedUp) throw promoRefusal(field, validationMessage("promo_used_up"));
}

/** @throws RefusalError `promo_refused` if the driver has used the code as often as allowed. */
export function refuseUsedByDriver({ isUsedByDriver }: PromoUses, field: string): void {
  if (isUsedByDriver) throw promoRefusal(field, validationMessage("promo_used_by_driver"));
}

/**
 * An abandoned checkout stays `void`, but without a hold. An offer that ran out keeps its
 * `move_offered_until`.
 */
function isUse(now: Date) {
  return sql<boolean>`(
    bookings.status not in ('cancelled', 'void')
    or (bookings.status = 'cancelled' and bookings.move_offered_until > ${now}::timestamptz)
    or (bookings.status = 'void' and exists (select from holds where holds.booking_id = bookings.id))
  )`;
}
