import type { Rental } from "#web/shared/Rental/Rental.ts";

/** A car saved for places and dates [SV1]. */
export interface SavedEntry extends Rental {
  /** Id of a car saved in an account; absent on a guest's device. */
  id?: string;
  /** Whether the driver receives mails about the car [SV4]. */
  hasAlert?: boolean;
}

/** Returns the key of a saved rental. Two entries with the same key are the same rental. */
export function savedKey({ car, pickup, dropoff, from, to, age }: Rental): string {
  return [car, pickup, dropoff, from, to, age ?? ""].join(" ");
}
