import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the exchange rates of the last reading [XR3]. */
export const exchangeRates: Migration = {
  async up(db: Kysely<never>) {
    await sql`create table exchange_rates (
      currency text primary key check (currency in ('EUR', 'USD', 'GBP')),
      dinars double precision not null check (dinars > 0),
      date date not null,
      read_at timestamptz not null
    )`.execute(db);
  },
};
