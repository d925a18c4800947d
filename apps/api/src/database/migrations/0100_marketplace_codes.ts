import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the marketplace's promo codes, and the discount of a booking that the marketplace bears, with its rows
 * in the ledger [PD9, PD10, LG9]. Servers of the previous version read only agencies' codes, so they sell
 * none of the marketplace's.
 */
export const marketplaceCodes: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table promo_codes alter column supplier_id drop not null`,
  `comment on column promo_codes.supplier_id is 'Null: a code of the marketplace'`,
  `create unique index promo_codes_marketplace on promo_codes (code)
    where retired_at is null and supplier_id is null`,
  // For checking whether any agency already uses the text of a new marketplace code.
  `create index promo_codes_text on promo_codes (code) where retired_at is null`,

  `alter table marketplace_edits drop constraint marketplace_edits_subject_check,
    add constraint marketplace_edits_subject_check check (subject in ('message', 'setting', 'promoCode'))`,

  `alter table bookings
    add column discount_millimes bigint not null default 0 check (discount_millimes >= 0),
    add column kept_discount_millimes bigint not null default 0 check (kept_discount_millimes >= 0)`,
  `comment on column bookings.discount_millimes is 'What the marketplace bears of the price as sold'`,
  `comment on column bookings.kept_discount_millimes is 'What it bears of the cancelled booking instead'`,

  `alter table ledger drop constraint ledger_kind_check,
    add constraint ledger_kind_check check (kind in ('online_payment', 'online_refund', 'desk_payment',
      'desk_refund', 'commission', 'marketplace_discount', 'payout', 'payout_return', 'agency_payment', 'correction',
      'plan_payment', 'plan_refund'))`,

  // Inserts the difference between the discount and the amount recorded so far, as `follow_trip` does for the
  // commission.
  `create function follow_discount() returns trigger language plpgsql as $$
    declare
      owed bigint := case
        when new.status = 'cancelled' then new.kept_discount_millimes
        when new.trip_counted_at is not null and new.status = 'paid' then new.discount_millimes
        else 0 end;
      recorded bigint := (select sum(amount_millimes) from ledger
        where booking_id = new.id and kind = 'marketplace_discount' and account = 'agency');
      difference bigint := owed - coalesce(recorded, 0);
    begin
      if difference <> 0 then
        insert into ledger (movement_id, kind, account, amount_millimes, currency, at, supplier_id, booking_id)
        select moved.id, 'marketplace_discount', entry.account, entry.amount, new.currency, moved.at,
          new.supplier_id, new.id
        from (select gen_random_uuid() as id,
          case when recorded is null and new.status <> 'cancelled' then new.to_at else new.updated_at end as at
        ) as moved
        cross join lateral (values ('marketplace', -difference), ('agency', difference)) as entry (account, amount);
      end if;
      return null;
    end
  $$`,
  `create trigger bookings_discount
    after insert or update of trip_counted_at, status, discount_millimes, kept_discount_millimes on bookings
    for each row when (new.promo_code_id is not null
      and (new.trip_counted_at is not null or new.status = 'cancelled')) execute function follow_discount()`,
];
