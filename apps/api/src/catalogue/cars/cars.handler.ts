import {
  CAR_SLUGS_SIZE,
  type car,
  type carRanges,
  type carSlugs,
} from "@sayara/api-client/contract/catalogue/car";
import type { Handler } from "#api/server/http/mountEndpoint.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import { CATALOGUE_SECONDS } from "../catalogueSeconds.ts";
import { readCarRanges } from "./readCarRanges.ts";
import { readCarDetails, readCarSlugs } from "./readCars.ts";

export const handleCar: Handler<typeof car> = async ({ params, dependencies }) => {
  const data = await readCarDetails(dependencies.db, params, dependencies.config.business);
  if (data === undefined) throw new RefusalError("not_found");
  return { ok: true, status: 200, data, cacheSeconds: CATALOGUE_SECONDS };
};

export const handleCarRanges: Handler<typeof carRanges> = async ({ dependencies }) => ({
  ok: true,
  status: 200,
  data: await readCarRanges(dependencies.db),
  cacheSeconds: CATALOGUE_SECONDS,
});

export const handleCarSlugs: Handler<typeof carSlugs> = async ({ params, dependencies }) => ({
  ok: true,
  status: 200,
  data: await readCarSlugs(dependencies.db, { page: params.page, size: CAR_SLUGS_SIZE }),
  cacheSeconds: CATALOGUE_SECONDS,
});
