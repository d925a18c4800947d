import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Adds the retired slugs of agencies. */
export const supplierOldSlugs: Migration = {
  async up(db: Kysely<never>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

const statements = [
  `create table supplier_old_slugs (
    slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    supplier_id uuid not null references suppliers on delete cascade
  )`,
  `create index supplier_old_slugs_supplier on supplier_old_slugs (supplier_id)`,
  `create function keep_old_slug_of_supplier() returns trigger language plpgsql as $$
  begin
    insert into supplier_old_slugs (slug, supplier_id) values (old.slug, new.id)
      on conflict (slug) do update set supplier_id = excluded.supplier_id;
    return null;
  end $$`,
  `create trigger suppliers_keep_old_slug after update of slug on suppliers
    for each row when (old.slug <> new.slug) execute function keep_old_slug_of_supplier()`,
];
