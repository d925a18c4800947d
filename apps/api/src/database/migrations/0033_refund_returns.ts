import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the method by which staff returned a refund [BK12], an index of amounts owed, and the rule that the
 * refunds of a payment, in any state, never exceed it [BK10]. Existing refunds that exceed their payment stay
 * unchanged.
 */
export const refundReturns: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table refunds
    add column returned_on date,
    add column return_method text check (return_method in ('cash', 'transfer', 'card')),
    add column return_note text check (char_length(return_note) <= 200),
    add column returned_by uuid references users,
    add constraint refunds_return check (
      num_nulls(returned_on, return_method, return_note, returned_by) in (0, 4)
      and (returned_on is null or state = 'succeeded')
    )`,
  `create index refunds_owed on refunds (booking_id) where state <> 'succeeded'`,

  // The lock serialises the refunds of one payment, but allows other rows to refer to the payment.
  `create function refuse_over_refund() returns trigger language plpgsql as $$
  declare
    paid bigint;
    others bigint;
  begin
    select amount_millimes into paid from payments where id = new.payment_id for no key update;
    select coalesce(sum(amount_millimes), 0) into others from refunds
      where payment_id = new.payment_id and id <> new.id;
    if others + new.amount_millimes > paid then
      raise exception 'refunds exceed payment %', new.payment_id using errcode = 'check_violation';
    end if;
    return new;
  end $$`,
  `create trigger refunds_within_payment before insert or update of payment_id, amount_millimes on refunds
    for each row execute function refuse_over_refund()`,
];
