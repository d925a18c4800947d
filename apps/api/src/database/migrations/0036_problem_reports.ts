import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds problems that drivers and staff report about a rental, with their photos [PB1, PB2]. */
export const problemReports: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table problem_reports (
    id uuid primary key,
    number bigint generated always as identity,
    booking_id uuid not null references bookings,
    author_id uuid references users,
    text text not null check (char_length(text) between 1 and 2000),
    at timestamptz not null
  )`,
  `create index problem_reports_booking on problem_reports (booking_id, number)`,
  `create index problem_reports_author on problem_reports (author_id) where author_id is not null`,
  `create table problem_pictures (
    id uuid primary key,
    number bigint generated always as identity,
    report_id uuid not null references problem_reports,
    booking_id uuid not null references bookings,
    file_key text not null unique,
    at timestamptz not null
  )`,
  `create index problem_pictures_report on problem_pictures (report_id, number)`,
  `create index problem_pictures_booking on problem_pictures (booking_id)`,
];
