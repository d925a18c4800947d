import type {
  countriesWithLocations,
  location,
  locationNames,
  locationOffers,
  locations,
  locationsWithPosition,
} from "@sayara/api-client/contract/catalogue/locations";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { CATALOGUE_SECONDS } from "./catalogueSeconds.ts";
import { findLocation } from "./locationRows.ts";
import { readCountriesWithLocations } from "./readCountriesWithLocations.ts";
import { readLocationNames } from "./readLocationNames.ts";
import { findLocations, readAllLocations } from "./readLocations.ts";
import { readLocationOffers } from "./cars/addOffers.ts";

export const handleLocations: Handler<typeof locations> = async ({ params, query, dependencies }) => ({
  ok: true,
  status: 200,
  data: await findLocations(dependencies.db, { ...params, ...query }),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleLocation: Handler<typeof location> = async ({ params, dependencies }) => {
  const data = await findLocation(dependencies.db, params.idOrSlug, params.language);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data, cacheSeconds: CATALOGUE_SECONDS };
};

export const handleLocationNames: Handler<typeof locationNames> = async ({ dependencies }) => ({
  ok: true,
  status: 200,
  data: await readLocationNames(dependencies.db),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleLocationOffers: Handler<typeof locationOffers> = async ({ dependencies }) => ({
  ok: true,
  status: 200,
  data: await readLocationOffers(dependencies.db),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleLocationsWithPosition: Handler<typeof locationsWithPosition> = async ({
  params,
  dependencies,
}) => ({
  ok: true,
  status: 200,
  data: await readAllLocations(dependencies.db, params.language),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleCountriesWithLocations: Handler<typeof countriesWithLocations> = async ({
  params,
  dependencies,
}) => ({
  ok: true,
  status: 200,
  data: await readCountriesWithLocations(dependencies.db, params),
  cacheSeconds: CATALOGUE_SECONDS,
});
