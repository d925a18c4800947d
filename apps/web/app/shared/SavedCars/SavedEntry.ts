import type { Rental } from "#web/shared/Rental/Rental.ts";

/** A car saved for places and dates [SV1]. */
export interface SavedEntry extends Rental {
  /** Of an account's saved car; absent on a guest's device. */
  id?: string;
  /** Whether its driver gets mails about it [SV4]. */
  hasAlert?: boolean;
}

/** Returns the key of a saved rental: two entries with one key are the same. */
export function savedKey({ car, pickup, dropoff, from, to, age }: Rental): string {
  return [car, pickup, dropoff, from, to, age ?? ""].join(" ");
}
