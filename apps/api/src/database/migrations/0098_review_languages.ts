import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Adds the language and the removal of an agency's answer, the photo of a review with the decision about it,
 * and open reports [RV9, RV11, RV13, RV14]. Marks existing reviews in Arabic letters as Arabic, because until
 * now a review had the language of the account.
 */
export const reviewLanguages: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `alter table reviews
    add column answer_language text,
    add column answer_removal text check (answer_removal <> ''),
    add column photo_key text unique,
    add column photo_state text check (photo_state in ('waiting', 'accepted', 'refused')),
    add column photo_at timestamptz,
    add column photo_reason text check (photo_reason <> ''),
    add column photo_attempts integer not null default 0,
    add check (answer is null or answer_removal is null),
    add check ((photo_key is not null) = (photo_state is not null and photo_state <> 'refused')),
    add check ((photo_reason is not null) = (photo_state is not null and photo_state = 'refused'))`,
  `update reviews set language = 'ar' where comments ~ '[ء-ي]'`,
  `update reviews set answer_language = case when answer ~ '[ء-ي]' then 'ar' when language = 'ar' then 'fr' else language end
    where answer is not null`,
  `create index reviews_waiting_photos on reviews (photo_at) where photo_state = 'waiting'`,
  // One row per open report. Closing a report deletes its row, and the audit records the action.
  `create table review_reports (
    review_id uuid not null references reviews on delete cascade,
    side text not null check (side in ('driver', 'agency')),
    author_id uuid not null references users,
    reason text not null check (reason <> ''),
    at timestamptz not null,
    primary key (review_id, side)
  )`,
  `create index review_reports_author on review_reports (author_id)`,
];
