import type { Generated } from "kysely";

/** Mailed codes of bookings, and the permissions that they give. */
export interface ProofTables {
  booking_codes: BookingCodeRow;
  booking_permissions: BookingPermissionRow;
}

/** The latest code of a booking for one browser. */
export interface BookingCodeRow {
  booking_id: string;
  /** SHA-256 of the browser's cookie. */
  browser_hash: string;
  /** SHA-256 of the seed in the outbox, from which the code is derived. */
  seed_hash: string;
  /** Keyed hash of booking, browser and code: six digits alone could be guessed from a hash. */
  code_hash: string;
  /** Wrong codes so far. */
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Until `expires_at` this browser may act for the booking by its signed link. */
export interface BookingPermissionRow {
  booking_id: string;
  browser_hash: string;
  created_at: Date;
  expires_at: Date;
}
