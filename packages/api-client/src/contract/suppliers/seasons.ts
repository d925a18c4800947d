import { CarType } from "@sayara/domain/car/CarType";
import { EntityId } from "@sayara/domain/id/EntityId";
import { CataloguePrice } from "@sayara/domain/pricing/CarPricing";
import { MinimumPeriod } from "@sayara/domain/pricing/days/minimumDaysOn";
import { Quote } from "@sayara/domain/pricing/Quote";
import { MAXIMUM_SEASONS, Season } from "@sayara/domain/season/Season";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A stored season. Changes carry its version; another version is refused with `stale_version`. */
export const StoredSeason = v.object({
  ...Season.entries,
  ranges: v.array(orUnknown(CarType)),
  id: EntityId,
  version: Version,
});
export type StoredSeason = v.InferOutput<typeof StoredSeason>;

/** A period in which a car has its own price or a season's price. */
export const PricePeriod = v.object({
  startDate: CalendarDate,
  endDate: CalendarDate,
  dailyPrice: CataloguePrice,
  season: v.nullable(EntityId),
});
export type PricePeriod = v.InferOutput<typeof PricePeriod>;

/**
 * A car's prices by date. `season`: id of the season that sets a period's price; null for the car's own
 * period.
 */
export const CarPrices = v.object({
  id: EntityId,
  name: anyText(100),
  range: orUnknown(CarType),
  /** Base price in TND per day; null for a draft without one. */
  dailyPrice: v.nullable(CataloguePrice),
  /** The first period that includes a day applies [PR4]. */
  periods: v.array(PricePeriod),
  minimumPeriods: v.array(MinimumPeriod),
});
export type CarPrices = v.InferOutput<typeof CarPrices>;

/** An agency's seasons in order, and the first 500 cars with the resulting prices [SN1–SN5]. */
export const SupplierPrices = v.object({
  today: CalendarDate,
  seasons: v.pipe(v.array(StoredSeason), v.maxLength(MAXIMUM_SEASONS)),
  cars: v.array(CarPrices),
});
export type SupplierPrices = v.InferOutput<typeof SupplierPrices>;

/** Input schemas of {@link supplierPrices}. */
export const supplierPricesInput = { params: v.object({ supplier: SupplierSegment }) };

/** Returns an agency's seasons and the prices of its cars by date. */
export const supplierPrices = defineEndpoint({
  name: "supplierPrices",
  method: "GET",
  path: "/api/supplier-prices/{supplier}",
  session: "required",
  input: inputOf<typeof supplierPricesInput>(),
  responses: { 200: SupplierPrices },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});

/** A new season, or a change of a stored season with the version that the caller read. */
export const SeasonChange = v.object({
  id: v.exactOptional(EntityId),
  version: v.exactOptional(Version),
  season: Season,
});
export type SeasonChange = v.InferOutput<typeof SeasonChange>;

/** Input schemas of {@link saveSeason}. */
export const saveSeasonInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: SeasonChange,
};

/**
 * Adds a season as the first in the order, or changes a season. Searches use the new prices at once; signed
 * quotes keep theirs.
 */
export const saveSeason = defineEndpoint({
  name: "saveSeason",
  method: "POST",
  path: "/api/save-season/{supplier}",
  session: "required",
  input: inputOf<typeof saveSeasonInput>(),
  responses: { 200: SupplierPrices },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "too_many_seasons"],
});

/** Input schemas of {@link deleteSeason}. */
export const deleteSeasonInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({ id: EntityId, version: Version }),
};

/** Deletes a season. */
export const deleteSeason = defineEndpoint({
  name: "deleteSeason",
  method: "POST",
  path: "/api/delete-season/{supplier}",
  session: "required",
  input: inputOf<typeof deleteSeasonInput>(),
  responses: { 200: SupplierPrices },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});

/** Input schemas of {@link orderSeasons}. */
export const orderSeasonsInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({ ids: v.pipe(v.array(EntityId), v.maxLength(MAXIMUM_SEASONS)) }),
};

/** Sets the order of all seasons [SN2]. Refused with `stale_version` if `ids` are not exactly the stored ones. */
export const orderSeasons = defineEndpoint({
  name: "orderSeasons",
  method: "POST",
  path: "/api/order-seasons/{supplier}",
  session: "required",
  input: inputOf<typeof orderSeasonsInput>(),
  responses: { 200: SupplierPrices },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});

/** A rental as its driver would see it before and after a change. */
export const PricePreview = v.object({
  carId: EntityId,
  carName: anyText(100),
  from: Instant,
  to: Instant,
  before: Quote,
  after: Quote,
  /**
   * Rank, from 1, by total without options, among the cars available for this rental at the car's first
   * place. Null if the car is not available or not offered.
   */
  rank: v.nullable(v.object({ before: Position(), after: Position(), of: Position() })),
});
export type PricePreview = v.InferOutput<typeof PricePreview>;

function Position() {
  return v.pipe(v.number(), v.integer(), v.minValue(1));
}

/** Preview of a change of a season. */
export const SeasonPreview = v.object({
  /** Number of cars that the season applies to. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  samples: v.pipe(v.array(PricePreview), v.maxLength(3)),
});
export type SeasonPreview = v.InferOutput<typeof SeasonPreview>;

/** Input schemas of {@link previewSeason}. */
export const previewSeasonInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: SeasonChange,
};

/**
 * Returns up to three sample rentals before and after a change of a season: 3 days and 7 days in the season, and 7 days
 * across its end. Changes nothing.
 */
export const previewSeason = defineEndpoint({
  name: "previewSeason",
  method: "POST",
  path: "/api/preview-season/{supplier}",
  session: "required",
  input: inputOf<typeof previewSeasonInput>(),
  responses: { 200: SeasonPreview },
  refusals: ["not_signed_in", "not_allowed", "not_found", "too_many_seasons"],
  retry: "safe",
});
