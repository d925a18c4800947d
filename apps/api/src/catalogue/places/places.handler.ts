import { randomUUID } from "node:crypto";
import type {
  deletePlace,
  portalPlace,
  portalPlaces,
  savePlace,
} from "@sayara/api-client/contract/catalogue/managePlaces";
import { languages } from "@sayara/domain/language/Language";
import { isOwnAncestor } from "@sayara/domain/location/isOwnAncestor";
import { locationKinds } from "@sayara/domain/location/LocationKind";
import type { PlaceDetails } from "@sayara/domain/location/PlaceDetails";
import { plainText } from "@sayara/domain/text/plainText";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { sql } from "kysely";
import { countKinds, findLocations } from "#api/catalogue/readLocations.ts";
import type { Transaction } from "#api/database/Schema.ts";
import { isUuid } from "#api/database/statements/isUuid.ts";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { markUnused } from "#api/files/storage/unusedFiles.ts";
import { requireAdmin } from "#api/suppliers/inAdminTransaction.ts";
import { inPlaceTransaction } from "./inPlaceTransaction.ts";
import { pictureFile } from "./placePicture.handler.ts";
import {
  detailsOf,
  readPlace,
  readPlaceRecord,
  readUses,
  requirePlace,
  withUses,
} from "./readPlaceRecord.ts";

export const handlePortalPlaces: Handler<typeof portalPlaces> = async ({
  params,
  query,
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  const { items, total } = await findLocations(db, { ...params, ...query });
  const kinds = await countKinds(db, query.s);
  const counts = { all: 0, airport: 0, city: 0, resort: 0, port: 0 };
  for (const kind of locationKinds) {
    counts[kind] = kinds.get(kind) ?? 0;
    counts.all += counts[kind];
  }
  return {
    ok: true,
    status: 200,
    data: { items: items.map(({ fromDailyPrice: _price, ...place }) => place), total, counts },
  };
};

export const handlePortalPlace: Handler<typeof portalPlace> = async ({
  params: { id },
  user,
  dependencies: { db },
}) => {
  requireAdmin(user);
  return { ok: true, status: 200, data: await readPlaceRecord(db, id) };
};

/** Adds or changes a place. Every process reads the change before its next search [PA1–PA3]. */
export const handleSavePlace: Handler<typeof savePlace> = async ({
  body: { id: givenId, version, place },
  user,
  dependencies: { db },
  context,
}) => {
  requireAdmin(user);
  const saved = await inPlaceTransaction(context, async ({ transaction, recordEdit }) => {
    const before = givenId === undefined ? undefined : await readPlace(transaction, givenId);
    const id = before?.id ?? randomUUID();
    if (before !== undefined && before.version !== version) throw new RefusalError("stale_version");
    await refuseConflicts(transaction, id, place);
    const columns = await columnsOf(transaction, place);
    if (before === undefined) {
      await transaction
        .insertInto("locations")
        .values({ id, ...columns, image: null })
        .execute();
    } else {
      await transaction.updateTable("locations").set(columns).where("id", "=", id).execute();
      if (before.slug !== place.slug) await retireSlug(transaction, { id, slug: before.slug });
    }
    await transaction.deleteFrom("location_old_slugs").where("slug", "=", place.slug).execute();
    await writeNames(transaction, id, place);
    const after = await readPlace(transaction, id);
    await recordEdit({
      subject: "place",
      subjectId: id,
      action: before === undefined ? "created" : "changed",
      ...(before !== undefined && { before: detailsOf(before) }),
      after: detailsOf(after),
    });
    return after;
  });
  return { ok: true, status: 200, data: await withUses(db, saved) };
};

/** Deletes a place that nothing refers to [PA4]. */
export const handleDeletePlace: Handler<typeof deletePlace> = async ({
  params,
  body: { version },
  user,
  context,
}) => {
  requireAdmin(user);
  await inPlaceTransaction(context, async ({ transaction, now, recordEdit }) => {
    // The place is locked first, so that nothing can refer to it once its uses have been read.
    const { id } = await requirePlace(transaction, params.id, { isLocked: true });
    const before = await readPlace(transaction, id);
    if (before.version !== version) throw new RefusalError("stale_version");
    if ((await readUses(transaction, id)).length > 0) throw new RefusalError("place_in_use");
    // The remaining rows belong to deleted cars.
    await transaction.deleteFrom("car_locations").where("location_id", "=", id).execute();
    await transaction
      .deleteFrom("catalogue_sources")
      .where("type", "=", "place")
      .where("row_id", "=", id)
      .execute();
    await transaction.deleteFrom("locations").where("id", "=", id).execute();
    // A deleted row leaves no revision. Updating another row makes every search read the places again.
    await transaction
      .updateTable("locations")
      .set((eb) => ({ slug: eb.ref("slug") }))
      .where("id", "=", (eb) => eb.selectFrom("locations").select("id").orderBy("id").limit(1))
      .execute();
    await recordEdit({ subject: "place", subjectId: id, action: "deleted", before: detailsOf(before) });
    const file = pictureFile(before.image);
    if (file !== undefined) await markUnused(transaction, [file], now);
  });
  return { ok: true, status: 200, data: { deleted: true } };
};

/**
 * @throws RefusalError `invalid_input` with the field: a slug or code of another place, an unknown
 * parent, or a parent inside the place itself.
 */
async function refuseConflicts(transaction: Transaction, id: string, place: PlaceDetails): Promise<void> {
  const { slug, code } = place;
  const parent = place.parent?.toLowerCase() ?? null;
  const other = await sql<{ taken: boolean }>`select
    exists (select from locations where slug = ${slug} and id <> ${id})
      or exists (select from location_old_slugs where slug = ${slug} and location_id <> ${id}) as taken`.execute(
    transaction,
  );
  if (other.rows[0]?.taken === true) refuse("slug", validationMessage("slug_taken"));
  if (code !== null) {
    const owner = transaction.selectFrom("locations").select("id").where("code", "=", code);
    if ((await owner.where("id", "<>", id).executeTakeFirst()) !== undefined)
      refuse("code", validationMessage("airport_code_taken"));
  }
  if (parent === null) return;
  const rows = await transaction.selectFrom("locations").select(["id", "parent_id"]).execute();
  if (!isUuid(parent) || !rows.some((row) => row.id === parent))
    refuse("parent", validationMessage("invalid"));
  const parents = new Map(
    rows.flatMap((row): [string, string][] => (row.parent_id === null ? [] : [[row.id, row.parent_id]])),
  );
  if (isOwnAncestor({ id, parent }, parents)) refuse("parent", validationMessage("place_own_ancestor"));
}

async function columnsOf(transaction: Transaction, place: PlaceDetails) {
  const country = await transaction
    .selectFrom("countries")
    .select("id")
    .where("code", "=", place.country)
    .executeTakeFirst();
  if (country === undefined) return refuse("country", validationMessage("country_invalid"));
  const { slug, kind, code, latitude, longitude, parent, featuredRank, trafficRank } = place;
  return {
    country_id: country.id,
    parent_id: parent,
    kind,
    slug,
    code,
    latitude,
    longitude,
    featured_rank: featuredRank,
    traffic_rank: trafficRank,
  };
}

/** Stores a former slug, so that its URL still leads to the place [PA3]. */
async function retireSlug(
  transaction: Transaction,
  { id, slug }: { id: string; slug: string },
): Promise<void> {
  await transaction
    .insertInto("location_old_slugs")
    .values({ slug, location_id: id })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ location_id: id }))
    .execute();
}

/** Replaces the names of a place. The French name replaces a missing one, as in an imported catalogue. */
async function writeNames(transaction: Transaction, id: string, place: PlaceDetails): Promise<void> {
  const { names, code, otherNames } = place;
  await transaction.deleteFrom("location_names").where("location_id", "=", id).execute();
  await transaction.deleteFrom("location_other_names").where("location_id", "=", id).execute();
  const nameIn = (language: (typeof languages)[number]) => names[language] || names.fr;
  await transaction
    .insertInto("location_names")
    .values(
      languages.map((language) => ({
        location_id: id,
        language,
        name: nameIn(language),
        search_name: plainText(`${nameIn(language)} ${code ?? ""}`),
      })),
    )
    .execute();
  const others = [...new Set(otherNames)];
  if (others.length > 0)
    await transaction
      .insertInto("location_other_names")
      .values(others.map((name) => ({ location_id: id, name })))
      .execute();
}

function refuse(field: string, message: string): never {
  throw new RefusalError("invalid_input", { fields: { [`place.${field}`]: message } });
}
