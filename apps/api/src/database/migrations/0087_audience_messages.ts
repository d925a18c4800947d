import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds messages to audiences with a row for each recipient, consents to promotions, and the record of
 * administrators' changes to the marketplace itself [MA1–MA8]. A trigger derives the state of a recipient
 * from the mail in the outbox (docs/decisions/0154-send-to-audiences-in-batches.md).
 */
export const audienceMessages: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of definitions) await sql.raw(statement).execute(db);
  },
};

const definitions = [
  `create table audience_messages (
    id uuid primary key,
    title text not null,
    kind text not null check (kind in ('promotional', 'transactional', 'notification')),
    audience jsonb not null,
    texts jsonb not null,
    status text not null check (status in ('draft', 'sending', 'stopped', 'sent')),
    version integer not null default 1,
    created_by uuid not null references users,
    created_at timestamptz not null,
    started_at timestamptz check (status = 'draft' or started_at is not null),
    finished_at timestamptz
  )`,
  `create index audience_messages_newest on audience_messages (created_at desc, id)`,
  `create index audience_messages_sending on audience_messages (started_at) where status = 'sending'`,
  `create table audience_recipients (
    message_id uuid not null references audience_messages on delete cascade,
    user_id uuid not null references users on delete cascade,
    outbox_id uuid not null unique,
    state text not null check (state in ('queued', 'sent', 'dropped', 'failed')),
    queued_at timestamptz not null,
    unsubscribed_at timestamptz,
    primary key (message_id, user_id)
  )`,
  `create index audience_recipients_state on audience_recipients (message_id, state)`,
  `create index audience_recipients_user on audience_recipients (user_id)`,
  `create function follow_audience_mail() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      update audience_recipients set state = 'dropped' where outbox_id = old.id and state = 'queued';
    else
      update audience_recipients set state = case
        when new.sent_at is not null then 'sent' when new.dead_at is not null then 'failed' else 'queued' end
      where outbox_id = new.id;
    end if;
    return null;
  end $$`,
  `create trigger audience_mail_sent after update of sent_at, dead_at on outbox
    for each row when (new.kind = 'audienceMessage') execute function follow_audience_mail()`,
  `create trigger audience_mail_dropped after delete on outbox
    for each row when (old.kind = 'audienceMessage' and old.sent_at is null and old.dead_at is null)
    execute function follow_audience_mail()`,
  `alter table users add column promotions_since timestamptz`,
  `comment on column users.promotions_since is 'When the driver agreed to promotions; null without consent'`,
  `create table promotion_consents (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    at timestamptz not null,
    source text not null check (source in ('sign_up', 'settings', 'unsubscribe')),
    agreed boolean not null,
    language text,
    text text check (not agreed or text is not null)
  )`,
  `comment on column promotion_consents.text is 'What was agreed to, as it was shown'`,
  `create index promotion_consents_user on promotion_consents (user_id, at desc)`,
  // Has no foreign key to the subject, because the record of a deleted draft stays.
  `create table marketplace_edits (
    id uuid primary key default gen_random_uuid(),
    subject text not null check (subject in ('message', 'setting')),
    subject_id text not null,
    user_id uuid not null references users,
    at timestamptz not null,
    action text not null,
    before jsonb,
    after jsonb
  )`,
  `create index marketplace_edits_newest on marketplace_edits (at desc, id desc)`,
  `create index marketplace_edits_newest_of_kind on marketplace_edits (subject, at desc, id desc)`,
  `create index marketplace_edits_newest_of_user on marketplace_edits (user_id, at desc, id desc)`,
];
