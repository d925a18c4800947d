import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { Language } from "@sayara/domain/language/Language";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { ColumnType, Generated } from "kysely";

/** Bookings and holds. */
export interface BookingTables {
  bookings: BookingRow;
  holds: HoldRow;
}

export interface BookingRow {
  id: string;
  /** Incremented by every change. A change based on an older one is refused. */
  version: Generated<number>;
  /** For telephone calls: `SY-7K3Q9D`. */
  reference: string;
  car_id: string;
  supplier_id: string;
  driver_id: string;
  pickup_location_id: string;
  drop_off_location_id: string;
  from_at: Date;
  to_at: Date;
  status: BookingStatus;
  options: RentalOption[];
  /** The driver of this booking. A later change of the profile does not affect it. */
  driver_full_name: string;
  driver_email: string;
  /** E.164. */
  driver_phone: string;
  /** YYYY-MM-DD. */
  driver_birth_date: string;
  additional_driver: Json<AdditionalDriver> | null;
  language: Language;
  /** The quote as sold, with its lines. */
  quote: Json<Quote>;
  total_millimes: number;
  /** Percent. Null when no commission was in force. */
  commission_rate: string | null;
  commission_millimes: number;
  currency: string;
  /** Keyed hash of the visitor's address, for the limit on unpaid holds. */
  address_key: string;
  is_guest: boolean;
  /** When a guest confirmed by the mailed link. Until then the hold lasts two hours. */
  link_opened_at: Date | null;
  /** When an unconfirmed or unpaid booking lapses. */
  lapses_at: Date | null;
  cancel_requested_at: Date | null;
  cancel_requested_by: string | null;
  cancel_declined_at: Date | null;
  cancel_declined_by: string | null;
  cancel_accepted_at: Date | null;
  cancel_accepted_by: string | null;
  /** The agency cancelled it. */
  cancelled_by_agency: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

export interface AdditionalDriver {
  fullName: string;
  email: string;
  phone: string;
  birthDate: string;
}

export interface HoldRow {
  id: string;
  booking_id: string;
  car_id: string;
  /** `[from, to + turnaround)`. Read with `lower()` and `upper()`. */
  period: ColumnType<string, string, string>;
  /** Null: the hold is firm. In the past: the car is free, even while the row exists. */
  expires_at: Date | null;
}

/** Written as text, read as a value: the only form that both drivers handle alike. */
export type Json<Value> = ColumnType<Value, string, string>;
