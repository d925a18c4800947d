import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Creates mailed codes and the permissions of browsers that they grant, and adds the versions of signed
 * links.
 */
export const mailboxProofs: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const browserColumns = `booking_id uuid not null references bookings on delete cascade,
    browser_hash text not null`;

const statements = [
  // A link is valid for the sum of both versions. A driver can revoke the links of one booking, and a change
  // of address revokes all links of the driver.
  `alter table bookings add column link_version integer not null default 0`,
  `alter table users add column link_version integer not null default 0`,

  `create table booking_codes (
    ${browserColumns},
    seed_hash text not null unique,
    code_hash text not null,
    attempts integer not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (booking_id, browser_hash)
  )`,
  `create index booking_codes_expiry on booking_codes (expires_at)`,

  `create table booking_permissions (
    ${browserColumns},
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (booking_id, browser_hash)
  )`,
  `create index booking_permissions_expiry on booking_permissions (expires_at)`,
];
