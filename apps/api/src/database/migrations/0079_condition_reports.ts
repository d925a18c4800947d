import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds condition reports, signed at hand-over and return, with their photos [HO1–HO6]. */
export const conditionReports: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table condition_reports (
    booking_id uuid not null references bookings,
    id uuid not null,
    record_id uuid not null unique references rental_records,
    remarks text not null check (char_length(remarks) <= 1000),
    licence_seen boolean not null,
    deposit_method text check (deposit_method in ('cash', 'cashEuro', 'card', 'cardImprint')),
    deposit_millimes bigint check (deposit_millimes > 0),
    returned_millimes bigint check (returned_millimes >= 0),
    kept_reason text not null check (char_length(kept_reason) <= 300),
    agency_name text not null check (char_length(agency_name) <= 100),
    agency_path text check (char_length(agency_path) <= 6000),
    driver_name text not null check (char_length(driver_name) <= 100),
    driver_path text check (char_length(driver_path) <= 6000),
    received_at timestamptz not null,
    primary key (booking_id, id),
    check ((deposit_method is null) = (deposit_millimes is null))
  )`,
  `create table condition_pictures (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null,
    report_id uuid not null,
    angle text not null check (char_length(angle) <= 20),
    file_key text not null unique,
    at timestamptz not null,
    unique (booking_id, report_id, angle),
    foreign key (booking_id, report_id) references condition_reports (booking_id, id)
  )`,
];
