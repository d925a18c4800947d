import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import type { Database } from "#api/database/Schema.ts";
import { aPicture } from "../data/aPicture.ts";
import type { ValidCall } from "./ValidCall.ts";

let placeCount = 0;

/** Returns a place as an administrator enters it, with a unique slug. */
export function aPlace(changes: object = {}) {
  placeCount += 1;
  return {
    slug: `ghar-el-melh-${placeCount}`,
    kind: "resort",
    country: "TN",
    names: { ...mapLanguages(() => ""), fr: "Ghar El Melh", ar: "غار الملح" },
    otherNames: ["Porto Farina"],
    code: null,
    latitude: 37.17,
    longitude: 10.19,
    parent: null,
    featuredRank: null,
    trafficRank: null,
    ...changes,
  };
}

/** Returns a valid request by an administrator for each endpoint of places and countries, by name. */
export async function placeCalls({
  adminCall,
  db,
}: {
  adminCall: (call?: ValidCall) => Promise<ValidCall>;
  db: Database;
}): Promise<Record<string, ValidCall>> {
  const { id: country_id } = await db
    .selectFrom("countries")
    .select("id")
    .where("code", "=", "TN")
    .executeTakeFirstOrThrow();
  const stored = async () => {
    const { slug, code, latitude, longitude } = aPlace();
    const row = { country_id, parent_id: null, kind: "city", slug, code, latitude, longitude } as const;
    return db
      .insertInto("locations")
      .values({ ...row, image: null, featured_rank: null })
      .returning(["id", "revision"])
      .executeTakeFirstOrThrow();
  };
  const libya = await db
    .insertInto("countries")
    .values({ code: "LY" })
    .onConflict((conflict) => conflict.column("code").doUpdateSet({ code: "LY" }))
    .returning("revision")
    .executeTakeFirstOrThrow();
  const [shown, deleted] = [await stored(), await stored()];
  const params = { id: shown.id };
  return {
    portalPlaces: await adminCall({ params: { page: "1", size: "30", language: "fr" } }),
    portalPlace: await adminCall({ params }),
    savePlace: await adminCall({ body: { place: aPlace() } }),
    deletePlace: await adminCall({ params: { id: deleted.id }, body: { version: deleted.revision } }),
    updatePlacePicture: await adminCall({ params, body: await aPicture() }),
    deletePlacePicture: await adminCall({ params }),
    portalCountries: await adminCall(),
    saveCountry: await adminCall({
      body: { code: "MT", names: inAllLanguages({ fr: "Malte", en: "Malta" }) },
    }),
    deleteCountry: await adminCall({ params: { code: "LY" }, body: { version: libya.revision } }),
  };
}
