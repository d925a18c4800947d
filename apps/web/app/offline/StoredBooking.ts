import * as v from "valibot";

/** Maximum number of bookings stored on a device. Beyond it, the least recently opened ones are deleted. */
export const MAXIMUM_STORED = 10;
/** Days after drop-off until a copy is deleted. */
const DAYS_AFTER_DROP_OFF = 7;
/** Days without a visit until a copy is deleted. */
const DAYS_WITHOUT_VISIT = 60;

const DAY = 24 * 3_600_000;

/** The owner of a copy: a signed-in driver, or the holder of the signed link. */
export type CopyOwner = { kind: "driver"; id: string } | { kind: "link"; token: string };

/** A stored copy. `data` is validated by the page that reads it. */
export const StoredBooking = v.object({
  /** The driver's id, or the SHA-256 hash of the link's token. The token itself is not stored. */
  reader: v.string(),
  /** Time at which the data were loaded. */
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Time at which the copy is deleted. */
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
  data: v.unknown(),
});
export type StoredBooking = v.InferOutput<typeof StoredBooking>;

/**
 * Returns the time at which to delete the copy of a booking that ends at `to` and is opened now; null if the
 * booking should not be stored.
 */
export function storedUntil(to: string, now: Date): Date | null {
  const until = Math.min(
    Date.parse(to) + DAYS_AFTER_DROP_OFF * DAY,
    now.getTime() + DAYS_WITHOUT_VISIT * DAY,
  );
  return until > now.getTime() ? new Date(until) : null;
}
