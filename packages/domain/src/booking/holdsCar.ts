import type { BookingStatus } from "./BookingStatus.ts";

/**
 * Whether a booking keeps its car from others at `now`: deposit, reserved and paid do, void and pending until
 * their hold lapses, cancelled never [BK2]. `holdExpiresAt` null is a hold that was released.
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
