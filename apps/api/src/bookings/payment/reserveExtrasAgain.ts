import type { ChosenExtra } from "@sayara/domain/pricing/extras/ChosenExtra";
import { findExtraShortage, reserveExtras } from "#api/bookings/hold/holdExtras.ts";
import type { Transaction } from "#api/database/Schema.ts";

interface HeldExtras {
  bookingId: string;
  /** The hold to extend; by default the booking's. */
  holdId?: string;
  extras: readonly ChosenExtra[];
}

/**
 * Reserves the extras of an expired hold again, because another rental may have released them. Call it before
 * the hold is extended. Requires the car's lock.
 *
 * @returns false, with nothing written, when the extras are taken.
 */
export async function reserveExtrasAgain(
  transaction: Transaction,
  { bookingId, holdId, extras }: HeldExtras,
  now: Date,
): Promise<boolean> {
  if (extras.length === 0) return true;
  const hold = await transaction
    .selectFrom("holds")
    .select(["id", "period"])
    .where("booking_id", "=", bookingId)
    .$if(holdId !== undefined, (query) => query.where("id", "=", holdId ?? ""))
    .executeTakeFirst();
  if (hold === undefined) return true;
  // Locked, so that a rental that releases expired extras finds the extended hold.
  const kept = await transaction
    .selectFrom("extra_holds")
    .select("extra_id")
    .where("hold_id", "=", hold.id)
    .forUpdate()
    .execute();
  const lost = extras.filter(({ id }) => !kept.some(({ extra_id: keptId }) => keptId === id));
  const rental = { range: hold.period, exceptFor: bookingId };
  if ((await findExtraShortage(transaction, lost, rental, now)) !== undefined) return false;
  await reserveExtras(transaction, hold.id, lost);
  return true;
}
