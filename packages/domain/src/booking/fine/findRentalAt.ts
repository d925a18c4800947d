import * as v from "valibot";

/**
 * Position of a moment relative to the responsible rental: while it had the car, or just after the return
 * [FN1, FN2].
 */
export const FineRelation = v.picklist(["during", "turnaround"]);
export type FineRelation = v.InferOutput<typeof FineRelation>;

/** The time for which a rental had its car. */
export interface CarTime {
  /** As booked. */
  from: Date;
  to: Date;
  /** As recorded; null if not recorded. */
  handedOverAt: Date | null;
  returnedAt: Date | null;
}

/** The rental responsible for a moment, and its neighbours. */
export interface RentalAt<Rental> {
  rental: Rental | null;
  relation: FineRelation | null;
  /** The last rental that had ended. It and `after` are null while a rental had the car. */
  before: Rental | null;
  after: Rental | null;
}

/**
 * Returns the rental that had a car at a moment: from hand-over to return as recorded, otherwise from pick-up
 * to drop-off as booked, both included [FN1]. Within the agency's turnaround after a return, it is the rental
 * that ended [FN2].
 *
 * @param rentals rentals of the car, in any order
 */
export function findRentalAt<Rental extends CarTime>(
  rentals: readonly Rental[],
  at: Date,
  { turnaroundMinutes }: { turnaroundMinutes: number },
): RentalAt<Rental> {
  const inOrder = rentals.toSorted((a, b) => startOf(a).getTime() - startOf(b).getTime());
  // Where two rentals touch, the later one has the car.
  const during = inOrder.findLast((rental) => startOf(rental) <= at && at <= endOf(rental));
  if (during !== undefined) return { rental: during, relation: "during", before: null, after: null };
  const before = inOrder
    .filter((rental) => endOf(rental) < at)
    .toSorted((a, b) => endOf(a).getTime() - endOf(b).getTime())
    .at(-1);
  const after = inOrder.find((rental) => startOf(rental) > at);
  const beside = { before: before ?? null, after: after ?? null };
  if (before !== undefined && at.getTime() - endOf(before).getTime() < turnaroundMinutes * 60_000)
    return { rental: before, relation: "turnaround", ...beside };
  return { rental: null, relation: null, ...beside };
}

function startOf({ from, handedOverAt }: CarTime): Date {
  return handedOverAt ?? from;
}

function endOf({ to, returnedAt }: CarTime): Date {
  return returnedAt ?? to;
}
