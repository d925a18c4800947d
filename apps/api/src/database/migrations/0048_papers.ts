import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the documents of agencies and cars, and the last day on which a rental may end. */
export const papers: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table documents (
    id uuid primary key,
    supplier_id uuid not null references suppliers,
    car_id uuid references cars,
    type text not null check (type in
      ('rc', 'matricule_fiscal', 'patente', 'autorisation_transport', 'cnss', 'assurance', 'autre')),
    title text not null check ((title <> '') = (type = 'autre')),
    number text not null,
    issued_on date,
    expires_on date check (expires_on >= issued_on),
    file_key text not null unique,
    media_type text not null,
    size integer not null check (size > 0),
    version integer not null check (version >= 1),
    status text not null check (status in ('en_revue', 'accepte', 'refuse')),
    reason text check ((reason is not null) = (status = 'refuse')),
    handed_in_at timestamptz not null,
    handed_in_by uuid not null references users,
    reviewed_at timestamptz check ((reviewed_at is null) = (status = 'en_revue')),
    reviewed_by uuid references users,
    superseded_by uuid references documents check (superseded_by is null or status = 'accepte'),
    reminded_days integer
  )`,
  // Compares the agency for documents without a car, because a null would not equal another null.
  `create unique index documents_version on documents (coalesce(car_id, supplier_id), type, title, version)`,
  `create unique index documents_in_review on documents (coalesce(car_id, supplier_id), type, title)
    where status = 'en_revue'`,
  `create unique index documents_accepted on documents (coalesce(car_id, supplier_id), type, title)
    where status = 'accepte' and superseded_by is null`,
  `create index documents_supplier on documents (supplier_id)`,
  `create index documents_waiting on documents (handed_in_at) where status = 'en_revue'`,
  `create index documents_expiry on documents (expires_on)
    where status = 'accepte' and superseded_by is null`,
  // The last day on which a rental may end: by the car's own documents, and by its agency's.
  `alter table cars add column bookable_until date`,
  `alter table suppliers add column bookable_until date`,
];
