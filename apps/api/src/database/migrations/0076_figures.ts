import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the periods in which cars were published, which a trigger records, and the figures of each day
 * [FG2–FG7] (docs/decisions/0148-count-figures-by-day.md).
 */
export const figures: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const counts = [
  "offered_minutes",
  "booked_minutes",
  "revenue_millimes",
  "commission_millimes",
  "bookings",
  "cancelled_by_driver",
  "cancelled_by_agency",
  "cancelled_by_admin",
  "no_shows",
  "answered_in_hour",
  "answered_in_four_hours",
  "answered_in_twelve_hours",
  "answered_in_day",
  "answered_later",
  "unanswered",
];

const definitions = [
  // Keeps cars from being published or withdrawn between the copy and the trigger.
  `lock table cars in share row exclusive mode`,
  `create table car_offers (
    car_id uuid not null,
    supplier_id uuid not null,
    from_at timestamptz not null,
    to_at timestamptz check (to_at >= from_at)
  )`,
  `comment on column car_offers.car_id is 'No foreign key: what a car was offered stays in the figures'`,
  // Uses the cars' creation, because the time of their publication was not recorded.
  `insert into car_offers (car_id, supplier_id, from_at)
    select id, supplier_id, created_at from cars where status = 'published' and deleted_at is null`,
  `create index car_offers_car on car_offers (car_id, from_at)`,
  `create unique index car_offers_open on car_offers (car_id) where to_at is null`,
  `create function follow_offer() returns trigger language plpgsql as $$
    declare
      was_offered boolean := tg_op = 'UPDATE' and old.status = 'published' and old.deleted_at is null;
      is_offered boolean := new.status = 'published' and new.deleted_at is null;
    begin
      if was_offered and not is_offered then
        update car_offers set to_at = greatest(from_at, new.updated_at) where car_id = new.id and to_at is null;
      elsif is_offered and not was_offered then
        insert into car_offers (car_id, supplier_id, from_at)
        values (new.id, new.supplier_id, case tg_op when 'INSERT' then new.created_at else new.updated_at end);
      end if;
      return null;
    end
  $$`,
  `create trigger cars_offered after insert or update of status, deleted_at on cars
    for each row execute function follow_offer()`,

  `create table figure_days (
    day date not null,
    supplier_id uuid references suppliers,
    ${counts.map((column) => `${column} bigint not null`).join(", ")},
    unique nulls not distinct (supplier_id, day)
  )`,
  `comment on column figure_days.supplier_id is 'Null: all agencies together'`,
  `create index figure_days_day on figure_days (day)`,
  `create table counted_days (day date primary key, counted_at timestamptz not null)`,

  `create index bookings_cancelled on bookings (cancelled_at) where cancelled_at is not null`,
  // Both tables are written in order of time, so a small block-range index suffices.
  `create index staff_acts_at on staff_acts using brin (at)`,
  `create index ledger_at on ledger using brin (at)`,
];
