import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the devices that get push notifications, at most one per session, and their channel in the outbox
 * [WP1, WP2].
 */
export const pushDevices: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table push_devices (
    id uuid primary key,
    session_id uuid not null unique references sessions (id) on delete cascade,
    user_id uuid not null references users on delete cascade,
    endpoint text not null unique check (length(endpoint) <= 1000),
    p256dh text not null,
    auth text not null,
    public_key text not null,
    created_at timestamptz not null
  )`,
  `comment on column push_devices.public_key is 'Key of the marketplace with which the browser subscribed'`,
  `create index push_devices_user on push_devices (user_id, created_at)`,
  `alter table outbox
    drop constraint outbox_channel_check,
    add constraint outbox_channel_check check (channel in ('email', 'sms', 'push'))`,
];
