import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Turns `plan_payments` into `agency_payments`, because agencies pay their balance in the same way as their
 * plan [DB7]. Servers of the previous version read and write payments of plans through a view with the
 * earlier name, and neither see nor settle other payments
 * (docs/decisions/0158-pay-balances-and-plans-by-the-same-payments.md).
 */
export const balancePayments: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table plan_payments rename to agency_payments`,
  `alter table agency_payments rename constraint plan_payments_return to agency_payments_return`,
  ...["session", "supplier", "due", "refund", "owed"].map(
    (name) => `alter index plan_payments_${name} rename to agency_payments_${name}`,
  ),
  `alter table agency_payments
    alter column plan drop not null,
    alter column billing_period drop not null,
    add column purpose text not null default 'plan' check (purpose in ('plan', 'balance')),
    add column statement_id uuid references statements,
    add constraint agency_payments_plan check (
      (purpose = 'plan') = (plan is not null) and (plan is null) = (billing_period is null)
      and (purpose = 'plan' or (gateway is not null and amount_millimes > 0 and credit_millimes = 0
        and basis is null and refund_state is null))
    ),
    add constraint agency_payments_statement check (statement_id is null or purpose = 'balance')`,
  `drop index plan_payments_open`,
  `create unique index agency_payments_open on agency_payments (supplier_id, purpose)
    where state in ('opening', 'open')`,
  `create index agency_payments_of_statement on agency_payments (statement_id) where statement_id is not null`,
  `create index agency_payments_expired on agency_payments (settled_at) where state = 'expired'`,
  `create view plan_payments as select id, supplier_id, plan, billing_period, amount_millimes, credit_millimes,
    currency, basis, gateway, gateway_session_id, url, request, state, failure, expires_at, created_at, created_by,
    settled_at, next_check_at, reference, paid_at, refund_state, refund_reference, refund_attempts,
    refund_first_attempt_at, refund_next_attempt_at, refunded_at, refund_returned_on, refund_return_method,
    refund_return_note, refund_returned_by
  from agency_payments where purpose = 'plan'`,
];
