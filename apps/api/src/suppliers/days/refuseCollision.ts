import type { Transaction } from "#api/database/Schema.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { findCollisions } from "./findCollisions.ts";

interface BlockPeriods {
  carId: string;
  periods: readonly { from: Date; to: Date }[];
  turnaroundMinutes: number;
  /** The block that is being changed. */
  exceptFor?: string;
}

/**
 * Refuses periods during which a booking or another block holds the car [BL1]. Requires no lapsed holds, and
 * the car's lock so that nothing takes the car afterwards.
 *
 * @throws RefusalError `car_taken` with the earliest collision.
 */
export async function refuseCollision(
  transaction: Transaction,
  { carId, periods, turnaroundMinutes, exceptFor }: BlockPeriods,
): Promise<void> {
  const held = periods.map(({ from, to }) => ({
    from,
    heldTo: new Date(to.getTime() + turnaroundMinutes * 60_000),
  }));
  const found = await findCollisions(transaction, {
    carId,
    periods: held,
    ...(exceptFor !== undefined && { exceptFor }),
  });
  const [earliest] = found
    .flatMap((each) => each?.collision ?? [])
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  if (earliest !== undefined) throw new RefusalError("car_taken", { collision: earliest });
}
