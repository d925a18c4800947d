import type { BookingStatus } from "../BookingStatus.ts";

/**
 * Returns whether a booking holds its car at `now`: deposit, reserved and paid do; void and pending do until their hold
 * lapses; cancelled never does [BK2]. `holdExpiresAt` is null if the hold was released.
 */
export function holdsCar(
  { status, holdExpiresAt }: { status: BookingStatus; holdExpiresAt: Date | null },
  now: Date,
): boolean {
  switch (status) {
    case "deposit":
    case "reserved":
    case "paid":
      return true;
    case "void":
    case "pending":
      return holdExpiresAt !== null && now < holdExpiresAt;
    case "cancelled":
      return false;
  }
}
