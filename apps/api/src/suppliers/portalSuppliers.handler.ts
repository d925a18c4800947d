import type { portalSuppliers } from "@sayara/api-client/contract/suppliers/portalSuppliers";
import { supplierStandings } from "@sayara/api-client/contract/suppliers/supplierAccess";
import { plainText } from "@sayara/domain/text/plainText";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { requireAdmin } from "./inAdminTransaction.ts";
import { standingOf } from "./requireSupplier.ts";

/** Same value as `standingOf` returns for a row. */
const standing = sql<
  (typeof supplierStandings)[number]
>`case when joining then 'pending' when suspended then 'suspended' else 'active' end`;

export const handlePortalSuppliers: Handler<typeof portalSuppliers> = async ({
  params: { page, size },
  query: { s = "", standing: only },
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const counts = { pending: 0, active: 0, suspended: 0 };
  const counted = await matching(db, s)
    .select(({ fn }) => [standing.as("standing"), fn.countAll<number>().as("agencies")])
    .groupBy(standing)
    .execute();
  for (const row of counted) counts[row.standing] = Number(row.agencies);
  let list = matching(db, s);
  if (only !== undefined) list = list.where(standing, "=", only);
  const rows = await list
    .select(["id", "slug", "name", "city", "suspended", "joining"])
    .select([
      sql<number>`(select count(*)::integer from cars
        where supplier_id = suppliers.id and deleted_at is null)`.as("cars"),
      sql<number>`(select count(*)::integer from cars
        where supplier_id = suppliers.id and deleted_at is null and status = 'published')`.as("published"),
      sql<number>`(select count(*)::integer from documents
        where supplier_id = suppliers.id and status = 'en_revue')`.as("documents"),
    ])
    .orderBy("search_name")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map(({ id, slug, name, city, cars, published, documents, ...row }) => ({
    id,
    slug,
    name,
    city: city ?? "",
    standing: standingOf(row),
    cars,
    publishedCars: published,
    documentsInReview: documents,
  }));
  const total =
    only === undefined ? supplierStandings.reduce((sum, key) => sum + counts[key], 0) : counts[only];
  return { ok: true, status: 200, data: { items, total, counts } };
};

/** The city without French and Spanish accents, in the same form as `plainText`. */
const plainCity = sql<string>`translate(
  lower(coalesce(city, '')), 'àâäáçéèêëîïíñóôöúùûü', 'aaaaceeeeiiinooouuuu'
)`;

/** Selects agencies with every word of the text in their name or city. */
function matching(db: Database, text: string) {
  let query = db.selectFrom("suppliers");
  for (const word of plainText(text).split(" ").filter(Boolean))
    query = query.where(
      sql<boolean>`(position(${word} in search_name) > 0 or position(${word} in ${plainCity}) > 0)`,
    );
  return query;
}
