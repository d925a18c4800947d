import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds messages about bookings, with their photos and reports, and saved replies of agencies [MS1–MS9]. */
export const bookingMessages: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table booking_messages (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null references bookings,
    side text not null check (side in ('driver', 'agency')),
    author_id uuid references users,
    text text not null check (char_length(text) <= 2000),
    at timestamptz not null,
    read_at timestamptz,
    erased_at timestamptz,
    check ((text = '') = (erased_at is not null))
  )`,
  `create index booking_messages_booking on booking_messages (booking_id, number)`,
  `create index booking_messages_unread on booking_messages (side, booking_id) where read_at is null`,
  `create index booking_messages_author on booking_messages (author_id) where author_id is not null`,
  `create table message_pictures (
    id uuid primary key,
    number bigint generated always as identity,
    message_id uuid not null references booking_messages,
    booking_id uuid not null references bookings,
    file_key text not null unique,
    at timestamptz not null
  )`,
  `create index message_pictures_message on message_pictures (message_id, number)`,
  `create index message_pictures_booking on message_pictures (booking_id)`,
  `create table message_reports (
    id uuid primary key,
    booking_id uuid not null references bookings,
    side text not null check (side in ('driver', 'agency')),
    author_id uuid references users,
    reason text not null check (char_length(reason) <= 500),
    at timestamptz not null,
    closed_at timestamptz,
    closed_by uuid references users
  )`,
  `create index message_reports_booking on message_reports (booking_id, at)`,
  `create index message_reports_open on message_reports (booking_id) where closed_at is null`,
  `create index message_reports_author on message_reports (author_id) where author_id is not null`,
  `create table saved_replies (
    id uuid primary key default gen_random_uuid(),
    supplier_id uuid not null references suppliers,
    language text not null,
    title text not null check (char_length(title) between 1 and 60),
    text text not null check (char_length(text) between 1 and 2000),
    version integer not null default 1 check (version > 0),
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index saved_replies_supplier on saved_replies (supplier_id)`,
];
