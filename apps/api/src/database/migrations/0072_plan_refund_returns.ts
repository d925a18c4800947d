import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the method by which an administrator returned a plan's refund that the gateway refused [SU8], and an
 * index of refunds owed.
 */
export const planRefundReturns: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table plan_payments
    add column refund_returned_on date,
    add column refund_return_method text check (refund_return_method in ('cash', 'transfer', 'card')),
    add column refund_return_note text check (char_length(refund_return_note) <= 200),
    add column refund_returned_by uuid references users on delete set null,
    add constraint plan_payments_return check (
      num_nulls(refund_returned_on, refund_return_method, refund_return_note) in (0, 3)
      and (refund_returned_on is null or refund_state = 'succeeded')
      and (refund_returned_by is null or refund_returned_on is not null)
    )`,
  `create index plan_payments_owed on plan_payments (settled_at) where refund_state in ('requested', 'failed')`,
];
