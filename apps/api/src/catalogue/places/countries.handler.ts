import { randomUUID } from "node:crypto";
import type {
  deleteCountry,
  PortalCountries,
  portalCountries,
  PortalCountry,
  saveCountry,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { isCountry } from "@sayara/domain/location/isCountry";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import type { Database } from "#api/database/Schema.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { inPlaceTransaction } from "./inPlaceTransaction.ts";

export const handlePortalCountries: Handler<typeof portalCountries> = async ({ user, dependencies }) => {
  requireAdmin(user);
  return { ok: true, status: 200, data: await readCountries(dependencies.db) };
};

/** Adds a country, or renames one that has not changed since the caller read it [PA5]. */
export const handleSaveCountry: Handler<typeof saveCountry> = async ({
  body: { code, names, version },
  user,
  context,
}) => {
  requireAdmin(user);
  const data = await inPlaceTransaction(context, async ({ transaction, recordEdit }) => {
    const before = await findCountry(transaction, code);
    refuseOutdated(before, version);
    if (before === undefined && !isCountry(code))
      throw new RefusalError("invalid_input", { fields: { code: validationMessage("country_invalid") } });
    const id = before?.id ?? randomUUID();
    if (before === undefined) {
      await transaction.insertInto("countries").values({ id, code }).execute();
    } else {
      // Changes the revision, so that the places of the country are read again.
      await transaction.updateTable("countries").set({ code }).where("id", "=", id).execute();
      await transaction.deleteFrom("country_names").where("country_id", "=", id).execute();
    }
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
      ...(before !== undefined && { before: { code, names: before.names } }),
      after: { code, names },
    });
    return readCountries(transaction);
  });
  return { ok: true, status: 200, data };
};

/** Deletes a country that has no places and has not changed since the caller read it [PA5]. */
export const handleDeleteCountry: Handler<typeof deleteCountry> = async ({
  params: { code },
  body: { version },
  user,
  context,
}) => {
  requireAdmin(user);
  const data = await inPlaceTransaction(context, async ({ transaction, recordEdit }) => {
    const before = await findCountry(transaction, code);
    if (before === undefined) throw new RefusalError("not_found");
    refuseOutdated(before, version);
    if (before.places > 0) throw new RefusalError("place_in_use");
    const { id, names } = before;
    await transaction.deleteFrom("countries").where("id", "=", id).execute();
    await recordEdit({ subject: "country", subjectId: id, action: "deleted", before: { code, names } });
    return readCountries(transaction);
  });
  return { ok: true, status: 200, data };
};

/**
 * @param version absent for a new country
 *
 * @throws RefusalError `invalid_input` if a new country already exists, `not_found` if the country to change
 * is missing, `stale_version` if it has changed.
 */
function refuseOutdated(stored: StoredCountry | undefined, version: string | undefined): void {
  if (version === undefined) {
    if (stored === undefined) return;
    throw new RefusalError("invalid_input", { fields: { code: validationMessage("country_taken") } });
  }
  if (stored === undefined) throw new RefusalError("not_found");
  if (stored.version !== version) throw new RefusalError("stale_version");
}

type StoredCountry = PortalCountry & { id: string };

async function findCountry(db: Database, code: string): Promise<StoredCountry | undefined> {
  const [row] = await selectCountries(db).where("code", "=", code).execute();
  return row && { id: row.id, ...toCountry(row) };
}

async function readCountries(db: Database): Promise<PortalCountries> {
  const rows = await selectCountries(db).orderBy("code").limit(300).execute();
  return { countries: rows.map(toCountry) };
}

function selectCountries(db: Database) {
  return db
    .selectFrom("countries")
    .select(["id", "code", "revision"])
    .select([
      sql<number>`(select count(*)::integer from locations where country_id = countries.id)`.as("places"),
      sql<Record<string, string>>`(select coalesce(json_object_agg(language, name), '{}')
        from country_names where country_id = countries.id)`.as("names"),
    ]);
}

function toCountry({
  code,
  revision,
  places,
  names,
}: Awaited<ReturnType<ReturnType<typeof selectCountries>["execute"]>>[number]): PortalCountry {
  return { code, version: revision, names: mapLanguages((language) => names[language] ?? ""), places };
}
