import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the record of setting changes that administrators make at run time. Its rows are never changed
 * [RT1–RT4].
 */
export const runtimeSettings: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table runtime_settings (
    id uuid primary key default gen_random_uuid(),
    number integer generated always as identity unique,
    setting text not null,
    value double precision,
    valid_from date not null,
    value_before double precision not null,
    value_after double precision not null,
    user_id uuid not null references users,
    at timestamptz not null
  )`,
  `comment on column runtime_settings.value is 'Null: what was planned from that day on is withdrawn'`,
  `create function refuse_setting_changes() returns trigger language plpgsql as $$
  begin
    raise exception 'changes of settings are never changed';
  end $$`,
  `create trigger runtime_settings_only_added before update or delete on runtime_settings
    for each row execute function refuse_setting_changes()`,
];
