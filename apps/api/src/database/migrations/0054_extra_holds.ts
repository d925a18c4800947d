import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the pieces of extras that bookings reserve along with the hold of their car. A trigger refuses more
 * pieces than the stock, under the lock of the extra's row
 * (docs/decisions/0119-count-the-pieces-of-extras-by-a-trigger.md).
 */
export const extraHolds: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table extra_holds (
    hold_id uuid not null references holds on delete cascade,
    extra_id uuid not null references extras,
    booking_id uuid not null references bookings on delete cascade,
    count integer not null check (count between 1 and 20),
    period tstzrange not null,
    expires_at timestamptz,
    primary key (hold_id, extra_id)
  )`,
  `create index extra_holds_period on extra_holds using gist (extra_id, period)`,
  `create index extra_holds_booking on extra_holds (booking_id)`,

  // Returns the maximum number of pieces that other bookings hold at one moment of the period. A booking that
  // holds its car twice, because an edit waits for its payment, counts once. Holds that expired by "since" do
  // not count.
  `create function extra_in_use(extra uuid, during tstzrange, except_booking uuid, since timestamptz)
    returns integer language sql stable as $$
      with live as (
        select booking_id, count, period from extra_holds
        where extra_id = extra and period && during and booking_id is distinct from except_booking
          and (expires_at is null or expires_at > since)
      ), moments as (
        select distinct greatest(lower(period), lower(during)) as moment from live
      ), by_booking as (
        select moment, booking_id, max(count) as pieces from moments join live on period @> moment
        group by moment, booking_id
      )
      select coalesce(max(pieces), 0)::integer
      from (select sum(pieces) as pieces from by_booking group by moment) as by_moment
    $$`,

  // "for no key update" admits one writer at a time. Unlike "for update", it does not wait for rows that
  // refer to the extra.
  `create function check_extra_stock() returns trigger language plpgsql as $$
    declare
      pieces integer;
    begin
      if tg_op = 'UPDATE' and new.count <= old.count and new.period <@ old.period then
        return null;
      end if;
      select stock into pieces from extras where id = new.extra_id for no key update;
      if extra_in_use(new.extra_id, new.period, new.booking_id, '-infinity') + new.count > pieces then
        raise exception 'extra_holds_stock' using errcode = '23P01', constraint = 'extra_holds_stock',
          table = 'extra_holds';
      end if;
      return null;
    end
  $$`,
  `create trigger extra_holds_stock after insert or update of count, period on extra_holds
    for each row execute function check_extra_stock()`,

  `create function follow_hold() returns trigger language plpgsql as $$
    begin
      update extra_holds set period = new.period, expires_at = new.expires_at where hold_id = new.id;
      return null;
    end
  $$`,
  `create trigger holds_moved after update of period, expires_at on holds
    for each row when (old.period <> new.period or old.expires_at is distinct from new.expires_at)
    execute function follow_hold()`,
];
