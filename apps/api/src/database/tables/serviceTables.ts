import type { Language } from "@sayara/domain/language/Language";
import type { AutomatedReminder } from "@sayara/domain/notification/AutomatedReminder";
import type { BookingReminder } from "@sayara/domain/notification/BookingReminder";
import type { NotificationChannel } from "@sayara/domain/notification/NotificationChannel";
import type { NotificationKind } from "@sayara/domain/notification/NotificationKind";
import type { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import type { ColumnType, Generated } from "kysely";
import type { Json } from "./bookingTables.ts";

/**
 * Outbox, notifications, reminders for accounts and bookings, idempotency keys, rate limits, unused files and exchange
 * rates.
 */
export interface ServiceTables {
  outbox: OutboxRow;
  notifications: NotificationRow;
  reminders: ReminderRow;
  booking_reminders: BookingReminderRow;
  idempotency_keys: IdempotencyKeyRow;
  rate_limits: RateLimitRow;
  unused_files: UnusedFileRow;
  exchange_rates: ExchangeRateRow;
}

/**
 * A mail, an SMS or a notification to a device in the outbox, written in the transaction that causes it. It
 * contains no secret, because links are signed when the message is rendered.
 */
export interface OutboxRow {
  id: string;
  kind: string;
  /** `mailPriority` of the kind; the lowest is sent first. */
  priority: Generated<0 | 1 | 2>;
  channel: Generated<"email" | "sms" | "push">;
  /** The account whose notification setting applies, or whose device it is. Null if always sent. */
  user_id: Generated<string | null>;
  language: Language;
  recipient_name: string;
  /** An email address, a phone number in E.164, or the id of a device. */
  recipient_address: string;
  data: Json<Record<string, unknown>>;
  created_at: Date;
  attempts: number;
  next_attempt_at: Date;
  sent_at: Date | null;
  /** When sending was given up after too many attempts. */
  dead_at: Date | null;
  last_error: string | null;
}

export interface NotificationRow {
  id: string;
  user_id: string;
  kind: NotificationKind;
  booking_id: string | null;
  data: Json<Record<string, unknown>>;
  read_at: Date | null;
  created_at: Date;
  /** The recipient is notified only once per cause. Null if there is no such limit. */
  cause: Generated<string | null>;
  /** When the recipient deleted it, which can be undone. */
  deleted_at: Generated<Date | null>;
  /** Set by the database: a decimal number as text. */
  revision: ColumnType<string, never, never>;
}

/** The last reminder of a kind to an account. */
export interface ReminderRow {
  id: string;
  user_id: string;
  kind: AutomatedReminder;
  channel: NotificationChannel;
  booking_id: string | null;
  sent_at: Date;
}

/** A reminder sent for a booking. */
export interface BookingReminderRow {
  booking_id: string;
  kind: BookingReminder;
  sent_at: Date;
}

export interface IdempotencyKeyRow {
  /** The call and its caller, so that the keys of different people never collide. */
  scope: string;
  key: string;
  body_hash: string;
  result: Json<unknown>;
  created_at: Date;
}

export interface RateLimitRow {
  /** Keyed hash of the limited subject, never the address or email itself. */
  key: string;
  /** When the whole burst is available again (the "theoretical arrival time" of GCRA). */
  replenished_at: Date;
}

/** A file that will be deleted from the store when it is due, unless a row refers to it by then. */
export interface UnusedFileRow {
  file_key: string;
  due_at: Date;
}

/** The latest published rate of a currency [XR3]. All rows come from the same reading. */
export interface ExchangeRateRow {
  currency: ForeignCurrency;
  /** Dinars per unit. */
  dinars: number;
  /** `YYYY-MM-DD` in the marketplace's zone. */
  date: ColumnType<string, string, string>;
  read_at: Date;
}
