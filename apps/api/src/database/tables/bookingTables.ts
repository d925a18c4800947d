import type { StoredDriverPapers } from "@sayara/domain/booking/condition/DriverPapers";
import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import type { UsageChargeKind } from "@sayara/domain/booking/condition/usageCharges";
import type { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import type { BookingStatus } from "@sayara/domain/booking/BookingStatus";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import type { CancelledBy } from "@sayara/domain/booking/CancelledBy";
import type { ChangeKind } from "@sayara/domain/booking/change/changeKindOf";
import type { ChangeRequestState } from "@sayara/domain/booking/change/ChangeRequest";
import type { MessageSide } from "@sayara/domain/booking/messages/MessageSide";
import type { StaffAction, StaffActionFacts } from "@sayara/domain/booking/actions/StaffActionRecord";
import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { Language } from "@sayara/domain/language/Language";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { SoldCovers } from "@sayara/domain/car/SoldCovers";
import type { SoldTerms } from "@sayara/domain/receipt/SoldTerms";
import type { ColumnType, Generated } from "kysely";

/** Bookings, holds, edits and staff actions. */
export interface BookingTables {
  bookings: BookingRow;
  holds: HoldRow;
  extra_holds: ExtraHoldRow;
  staff_acts: StaffActionRow;
  open_edits: OpenEditRow;
  booking_edits: BookingEditRow;
  change_requests: ChangeRequestRow;
  problem_reports: ProblemReportRow;
  condition_reports: ConditionReportRow;
  condition_pictures: ConditionPictureRow;
  usage_charges: UsageChargeRow;
  problem_pictures: ProblemPictureRow;
  booking_messages: BookingMessageRow;
  message_pictures: MessagePictureRow;
  message_reports: MessageReportRow;
  rental_records: RentalRecordRow;
  booking_notes: BookingNoteRow;
}

export interface BookingRow {
  id: string;
  /** Incremented by every change. A change based on an older version is rejected. */
  version: Generated<number>;
  /** Short reference for phone calls, such as `SY-7K3Q9D`. */
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
  /**
   * The driver's name, which later changes of the profile do not affect. Empty if the account was deleted and
   * the booking was neither accepted nor paid.
   */
  driver_full_name: string;
  /** Empty if the account was deleted. */
  driver_email: string;
  /** E.164. Empty if the account was deleted. */
  driver_phone: string;
  /** YYYY-MM-DD. Null if the account was deleted. */
  driver_birth_date: string | null;
  additional_driver: Json<AdditionalDriver> | null;
  /**
   * Address at which the agency delivers the car for pick-up [FE11]. Null without delivery, or if the account
   * was deleted.
   */
  delivery_address: Generated<string | null>;
  /**
   * Address at which the agency collects the car at drop-off [FE15]. Null without collection, or if the
   * account was deleted.
   */
  collection_address: Generated<string | null>;
  /** Number of the driver's flight or ferry [AV1]. Null without one, or if the account was deleted. */
  arrival_number: Generated<string | null>;
  /** Planned time of its arrival, `HH:MM` in the marketplace's zone. Null if not stated. */
  arrival_time: Generated<string | null>;
  /** Hours for which the agency keeps the car for a late driver, as at the sale [AV4]. */
  kept_hours: Generated<number>;
  kept_hours_with_arrival: Generated<number>;
  language: Language;
  /** The quote as sold, with its line items. */
  quote: Json<Quote>;
  /** Inputs of the quote besides dates and options. Null for bookings sold before these were stored. */
  sold_terms: Json<SoldTerms> | null;
  /** Excess and contents of covers as sold [CV3]. Null for bookings sold before these were stored. */
  sold_covers: ColumnType<SoldCovers | null, string | null | undefined, string | null>;
  /** The promo code used by the booking [PD4]. Null without one. */
  promo_code_id: Generated<string | null>;
  total_millimes: number;
  /** Percent. Null if no commission was in force. */
  commission_rate: string | null;
  commission_millimes: number;
  /** The part of the price as sold that the marketplace bears [PD10]. */
  discount_millimes: Generated<number>;
  /** The part of the kept price that the marketplace bears after a cancellation. */
  kept_discount_millimes: Generated<number>;
  currency: string;
  /** Keyed hash of the visitor's network address, for the limit on unpaid holds. */
  address_key: string;
  is_guest: boolean;
  /** When a guest confirmed the booking through the mailed link. Until then the hold lasts two hours. */
  link_opened_at: Date | null;
  /** Incremented when the driver revokes the booking's signed links. */
  link_version: Generated<number>;
  /** When an unconfirmed or unpaid booking lapses. */
  lapses_at: Date | null;
  /** `plainText` of the reference, the driver's name and the car's name. */
  search_text: Generated<string>;
  cancel_requested_at: Date | null;
  cancel_requested_by: string | null;
  cancel_declined_at: Date | null;
  cancel_declined_by: string | null;
  cancel_accepted_at: Date | null;
  cancel_accepted_by: string | null;
  /** Null unless cancelled, and for cancellations before this was recorded. */
  cancelled_by: Generated<CancelledBy | null>;
  /** The reason that staff give the driver. */
  cancel_reason: Generated<string | null>;
  cancelled_at: Generated<Date | null>;
  /** When staff recorded a no-show [DK4]. */
  no_show_at: Generated<Date | null>;
  /**
   * The status before the cancellation. It distinguishes a request that the agency declined from a booking
   * that it cancelled.
   */
  cancelled_from: Generated<BookingStatus | null>;
  /** When the booking was counted as one of its car's trips. */
  trip_counted_at: Generated<Date | null>;
  /**
   * The time until which the driver may move the booking to another car [MV2]. Null if the move is not
   * offered, was declined, or was made.
   */
  move_offered_until: Generated<Date | null>;
  /** The cancelled booking that was moved to this one. */
  moved_from: Generated<string | null>;
  /** Whether the driver agreed to one reminder by mail if the payment is not finished [NO8]. */
  wants_checkout_reminder: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** A staff action on a booking. Insert-only: triggers reject any change. */
export interface StaffActionRow {
  id: string;
  /** Increases with each action. */
  number: Generated<number>;
  booking_id: string;
  /** The booking's agency. Set by the database. */
  supplier_id: ColumnType<string, never, never>;
  actor_id: string;
  action: StaffAction;
  before: Json<StaffActionFacts>;
  after: Json<StaffActionFacts>;
  at: Date;
}

/** The values of a booking that an edit may change, as stored. */
export interface BookedRental {
  carId: string;
  pickupId: string;
  dropOffId: string;
  /** ISO 8601. */
  from: string;
  to: string;
  options: RentalOption[];
  additionalDriver: AdditionalDriver | null;
  /** Absent without delivery, and in edits made by earlier versions. */
  deliveryAddress?: string;
  /** Absent without collection, and in edits made by earlier versions. */
  collectionAddress?: string;
  quote: Quote;
  /** Null if sold before it was stored. */
  soldTerms: SoldTerms | null;
  totalMillimes: number;
  /** Percent. */
  commissionRate: string | null;
  commissionMillimes: number;
}

/** An edit that takes effect once its payment session is paid. */
export interface OpenEditRow {
  session_id: string;
  booking_id: string;
  /** The hold for the new dates, which may have lapsed. Null if the dates do not change. */
  hold_id: string | null;
  edit: Json<{ before: BookedRental; after: BookedRental }>;
  /** Null when edited through the signed link. */
  actor_id: string | null;
  created_at: Date;
}

/** An applied edit. Insert-only: triggers reject any change. */
export interface BookingEditRow {
  id: string;
  /** Increases with each edit. */
  number: Generated<number>;
  booking_id: string;
  /** Null when edited through the signed link. */
  actor_id: string | null;
  /** The session that paid for the edit. Null if nothing was due first. */
  session_id: string | null;
  before: Json<BookedRental>;
  after: Json<BookedRental>;
  at: Date;
}

/**
 * A change of dates that the driver requests and the agency decides on [CN14]. At most one per booking is
 * open.
 */
export interface ChangeRequestRow {
  id: string;
  /** Increases with each request. */
  number: Generated<number>;
  booking_id: string;
  kind: ChangeKind;
  /** `open` with `lapses_at` in the past has lapsed, which a job will record. */
  state: ChangeRequestState;
  /** The hold for the requested dates, which ends when the request lapses. */
  hold_id: string;
  change: Json<{ before: BookedRental; after: BookedRental }>;
  /** Null when requested through the signed link. */
  actor_id: string | null;
  created_at: Date;
  lapses_at: Date;
  /** Null while the request is open. */
  closed_at: Date | null;
  /** The staff member who accepted or declined the request. */
  decided_by: string | null;
  /** Reason for declining. */
  reason: string | null;
}

/** A problem with a rental [PB1]. Insert-only. */
export interface ProblemReportRow {
  id: string;
  /** Increases with each report. */
  number: Generated<number>;
  booking_id: string;
  /** Null when the driver reported it through the signed link. */
  author_id: string | null;
  text: string;
  at: Date;
}

/** A hand-over or a return of a rental's car [DK1]. A withdrawn record stays in the table. */
export interface RentalRecordRow {
  id: string;
  booking_id: string;
  kind: RentalRecordKind;
  at: Date;
  recorded_by: string;
  /** Kilometres. */
  mileage: number | null;
  /** Eighths of the tank. */
  fuel: number | null;
  withdrawn_at: Generated<Date | null>;
  withdrawn_by: Generated<string | null>;
}

/** A note that only staff can read [DK5]. */
export interface BookingNoteRow {
  id: string;
  /** Increases with each note. */
  number: Generated<number>;
  booking_id: string;
  author_id: string;
  text: string;
  at: Date;
}

/**
 * A condition report, signed together with the record of a hand-over or return [HO1]. Deposits are in
 * thousandths of a dinar, or of a euro for `cashEuro`.
 */
export interface ConditionReportRow {
  booking_id: string;
  /** Chosen by the sender and unique within its booking [HO4]. */
  id: string;
  record_id: string;
  remarks: string;
  licence_seen: boolean;
  /** Null if none were recorded, and after their deletion [HO15]. */
  driver_papers: Json<StoredDriverPapers> | null;
  deposit_method: DepositMethod | null;
  deposit_millimes: number | null;
  /** Part of the deposit given back at return; null at hand-over. */
  returned_millimes: number | null;
  kept_reason: string;
  agency_name: string;
  /** Drawn signature. Null if the typed name replaces it [HO3]. */
  agency_path: string | null;
  /** Empty after the driver's account was deleted [HO6]. */
  driver_name: string;
  driver_path: string | null;
  /** When the API stored the report. The record's `at` is the time of the signature. */
  received_at: Date;
}

/** A charge in the report of a return [HO9]. It is due unless the return is withdrawn. */
export interface UsageChargeRow {
  booking_id: string;
  report_id: string;
  kind: UsageChargeKind;
  /** Kilometres, or eighths of the tank. */
  count: number;
  unit_millimes: number;
  /** Part of the charge that the agency keeps from the security deposit [HO10]. */
  covered_millimes: number;
}

/** A photo of a condition report [HO5]. */
export interface ConditionPictureRow {
  id: string;
  /** Increases with each photo. */
  number: Generated<number>;
  booking_id: string;
  report_id: string;
  angle: ConditionAngle;
  /** Key in the file store. */
  file_key: string;
  at: Date;
}

/** A photo of a problem report [PB2]. */
export interface ProblemPictureRow {
  id: string;
  /** Increases with each photo. */
  number: Generated<number>;
  report_id: string;
  booking_id: string;
  /** Key in the file store. */
  file_key: string;
  at: Date;
}

/** A message between driver and agency about a booking [MS1]. */
export interface BookingMessageRow {
  id: string;
  /** Increases with each message. */
  number: Generated<number>;
  booking_id: string;
  side: MessageSide;
  /** Null when the driver wrote it through the signed link. */
  author_id: string | null;
  /** Empty after its author's account was deleted. */
  text: string;
  at: Date;
  /** When the other side first read it [MS3]. */
  read_at: Generated<Date | null>;
  /** When its author's account was deleted [MS8]. */
  erased_at: Generated<Date | null>;
}

/** A photo of a message [MS2]. `booking_id` is the booking of the message. */
export interface MessagePictureRow {
  id: string;
  /** Increases with each photo. */
  number: Generated<number>;
  message_id: string;
  booking_id: string;
  /** Key in the file store. */
  file_key: string;
  at: Date;
}

/** A report about the messages of a booking [MS7]. It is open until an administrator closes it. */
export interface MessageReportRow {
  id: string;
  booking_id: string;
  side: MessageSide;
  /** Null when the driver reported through the signed link. */
  author_id: string | null;
  /** Empty after its author's account was deleted. */
  reason: string;
  at: Date;
  closed_at: Generated<Date | null>;
  closed_by: Generated<string | null>;
}

export interface AdditionalDriver {
  fullName: string;
  email: string;
  phone: string;
  birthDate: string;
}

/** A period of a car that is taken by a booking or by a block of the agency. */
export interface HoldRow {
  id: string;
  /** Null if the hold belongs to a block. */
  booking_id: string | null;
  /** Null if the hold belongs to a booking. */
  block_id: string | null;
  /**
   * `booking_id` or `block_id`, whichever is set. The exclusion constraint compares it. Set by the database.
   */
  owner_id: ColumnType<string, never, never>;
  car_id: string;
  /** `[from, to + turnaround)`. Read with `lower()` and `upper()`. */
  period: ColumnType<string, string, string>;
  /** Null if the hold is permanent. If it is in the past, the car is free although the row still exists. */
  expires_at: Date | null;
}

/** The pieces of an extra that a booking reserves for as long as it holds its car [EX6]. */
export interface ExtraHoldRow {
  hold_id: string;
  extra_id: string;
  booking_id: string;
  count: number;
  /** Copied from the hold, like `expires_at`. A trigger keeps both in step with it. */
  period: ColumnType<string, string, string>;
  expires_at: Date | null;
}

/** Written as text and read as a value. Only this form works in the same way with both database drivers. */
export type Json<Value> = ColumnType<Value, string, string>;
