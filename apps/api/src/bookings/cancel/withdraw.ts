import { statusChanges } from "@sayara/domain/booking/actions/allowedActions";
import type { StoredBooking } from "#api/bookings/bookingRows.ts";
import type { CarRules } from "#api/catalogue/cars/CarRules.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { announceCancelled } from "./announceCancelled.ts";
import { cancel, readNetPaid } from "./cancel.ts";

const withdrawable = statusChanges("withdraw");

/**
 * Withdraws a driver's request that is neither accepted nor paid: cancels it immediately, under the car's
 * lock [CN12].
 */
export async function withdraw(
  transaction: Transaction,
  booking: StoredBooking,
  { rules, now }: { rules: CarRules; now: Date },
): Promise<StoredBooking> {
  const refund = await readNetPaid(transaction, booking);
  const returned = await cancel(transaction, booking, { by: "driver", refund, staffId: undefined, now });
  const outcome = { by: "driver", returned, actor: undefined, isWithdrawn: true } as const;
  await announceCancelled(transaction, booking, outcome, { rules, now });
  return transaction
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", booking.id)
    .executeTakeFirstOrThrow();
}

/** Returns whether the driver has withdrawn the request, so that a repeated call changes nothing. */
export function isWithdrawn({ status, cancelled_by, cancelled_from }: StoredBooking): boolean {
  return (
    status === "cancelled" &&
    cancelled_by === "driver" &&
    withdrawable.some(({ from }) => from === cancelled_from)
  );
}
