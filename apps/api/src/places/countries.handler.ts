import { randomUUID } from "node:crypto";
import type {
  deleteCountry,
  PortalCountries,
  portalCountries,
  saveCountry,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { languages } from "@sayara/domain/language/Language";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/http/mountEndpoint.ts";
import { RefusalError } from "#api/http/responses/refusals.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { inPlaceTransaction } from "./inPlaceTransaction.ts";

export const handlePortalCountries: Handler<typeof portalCountries> = async ({ user, dependencies }) => {
  requireAdmin(user);
  return { ok: true, status: 200, data: await readCountries(dependencies.db) };
};

/** Adds a country, or changes its names [PA5]. */
export const handleSaveCountry: Handler<typeof saveCountry> = async ({
  body: { code, names },
  user,
  context,
}) => {
  requireAdmin(user);
  const data = await inPlaceTransaction(context, async ({ transaction, recordEdit }) => {
    const { countries } = await readCountries(transaction);
    const before = countries.find((country) => country.code === code)?.names;
    const { id } = await transaction
      .insertInto("countries")
      .values({ id: randomUUID(), code })
      // Counts as a change of the country, whose places are read again.
      .onConflict((conflict) => conflict.column("code").doUpdateSet({ code }))
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom("country_names").where("country_id", "=", id).execute();
    const rows = languages.map((language) => ({
      country_id: id,
      language,
      name: names[language] || names.fr,
    }));
    await transaction.insertInto("country_names").values(rows).execute();
    await recordEdit({
      subject: "country",
      subjectId: id,
      action: before === undefined ? "created" : "changed",
      ...(before !== undefined && { before: { code, names: before } }),
      after: { code, names },
    });
    return readCountries(transaction);
  });
  return { ok: true, status: 200, data };
};

/** Deletes a country without places [PA5]. */
export const handleDeleteCountry: Handler<typeof deleteCountry> = async ({
  params: { code },
  user,
  context,
}) => {
  requireAdmin(user);
  const data = await inPlaceTransaction(context, async ({ transaction, recordEdit }) => {
    const row = await transaction
      .selectFrom("countries")
      .select("id")
      .where("code", "=", code)
      .executeTakeFirst();
    if (row === undefined) throw new RefusalError("not_found");
    const places = transaction.selectFrom("locations").select("id").where("country_id", "=", row.id).limit(1);
    if ((await places.executeTakeFirst()) !== undefined) throw new RefusalError("place_in_use");
    await transaction.deleteFrom("countries").where("id", "=", row.id).execute();
    await recordEdit({ subject: "country", subjectId: row.id, action: "deleted", before: { code } });
    return readCountries(transaction);
  });
  return { ok: true, status: 200, data };
};

async function readCountries(db: Database): Promise<PortalCountries> {
  const rows = await db
    .selectFrom("countries")
    .select("code")
    .select([
      sql<number>`(select count(*)::integer from locations where country_id = countries.id)`.as("places"),
      sql<Record<string, string>>`(select coalesce(json_object_agg(language, name), '{}')
        from country_names where country_id = countries.id)`.as("names"),
    ])
    .orderBy("code")
    .limit(300)
    .execute();
  return {
    countries: rows.map(({ code, places, names: { fr = "", en = "", es = "" } }) => ({
      code,
      names: { fr, en, es },
      places,
    })),
  };
}
