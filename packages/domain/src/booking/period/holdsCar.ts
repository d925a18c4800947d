import type { BookingStatus } from "../BookingStatus.ts";

/**
 * Returns whether a booking holds its car at `now`: deposit, reserved and paid do, void and pending until
 * their hold lapses, cancelled never [BK2]. `holdExpiresAt` is null when the hold was released.
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
