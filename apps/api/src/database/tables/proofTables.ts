import type { Generated } from "kysely";

/** Mailed codes for bookings, and the permissions that they grant. */
export interface ProofTables {
  booking_codes: BookingCodeRow;
  booking_permissions: BookingPermissionRow;
}

/** The latest code for a booking and a browser. */
export interface BookingCodeRow {
  booking_id: string;
  /** SHA-256 of the browser's cookie. */
  browser_hash: string;
  /** SHA-256 of the seed in the outbox, from which the code is derived. */
  seed_hash: string;
  /** Keyed hash of the booking, browser and code. Six digits could be guessed from a plain hash. */
  code_hash: string;
  /** Number of wrong codes so far. */
  attempts: Generated<number>;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Until `expires_at`, this browser may manage the booking by its signed link. */
export interface BookingPermissionRow {
  booking_id: string;
  browser_hash: string;
  created_at: Date;
  expires_at: Date;
}
