import { Language } from "@sayara/domain/language/Language";
import { StatedCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { Car } from "@sayara/domain/car/Car";
import { Slug } from "@sayara/domain/id/Slug";
import { Location } from "@sayara/domain/location/Location";
import { MeetingPlace } from "@sayara/domain/location/MeetingPlace";
import { AddressServiceTerms } from "@sayara/domain/pricing/fees/SupplierFees";
import { anyText, FileAddress } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { PublicExtra } from "./PublicExtra.ts";
import { IdOrSlug, Page } from "../segments.ts";

/** A car, its pick-up places, and its agency's hand-over point at each of them. */
export const CarDetails = v.object({
  car: Car,
  locations: v.array(Location),
  meetingPlaces: v.array(MeetingPlace),
  /**
   * The agency's photos in their order, with descriptions in the given language. If empty, `car.image` or a
   * drawing of the car is shown.
   */
  photos: v.array(
    v.object({
      url: FileAddress,
      /** Pixels. */
      width: v.pipe(v.number(), v.integer(), v.minValue(1)),
      height: v.pipe(v.number(), v.integer(), v.minValue(1)),
      alt: anyText(200),
    }),
  ),
  /** The extras of the agency. Absent in responses of earlier versions. */
  extras: v.exactOptional(v.array(PublicExtra)),
  /**
   * Terms of delivery at those of the car's places where the agency delivers, by id [FE10]. Absent in
   * responses of earlier versions.
   */
  delivery: v.exactOptional(v.array(AddressServiceTerms)),
  /**
   * Terms of collection at those of the agency's places where it collects, by id [FE14]. Absent in responses
   * of earlier versions.
   */
  collection: v.exactOptional(v.array(AddressServiceTerms)),
  /** Contents of the agency's covers [CV1]. Absent if not set. */
  coverContents: v.exactOptional(StatedCoverContents),
});
export type CarDetails = v.InferOutput<typeof CarDetails>;

/** Input schemas of {@link car}. */
export const carInput = {
  params: v.object({ idOrSlug: IdOrSlug, language: Language }),
};

/**
 * Returns one car by id or slug, with the names of its places in the given language. A retired slug returns the car
 * with its current slug.
 */
export const car = defineEndpoint({
  name: "car",
  method: "GET",
  path: "/api/car/{idOrSlug}/{language}",
  input: inputOf<typeof carInput>(),
  responses: { 200: CarDetails },
  refusals: ["not_found"],
});

/** Counts rentable cars by range, with the lowest daily price: the base price, in TND. */
export const carRanges = defineEndpoint({
  name: "carRanges",
  method: "GET",
  path: "/api/car-ranges",
  responses: {
    200: v.array(
      v.object({
        range: Car.entries.range,
        cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
        fromDailyPrice: Car.entries.dailyPrice,
      }),
    ),
  },
});

/** Slugs per page of {@link carSlugs}. */
export const CAR_SLUGS_SIZE = 2000;

/** Input schemas of {@link carSlugs}. */
export const carSlugsInput = {
  params: v.object({ page: Page }),
};

/** Lists the slugs of all rentable cars, 2,000 per page, for a sitemap. */
export const carSlugs = defineEndpoint({
  name: "carSlugs",
  method: "GET",
  path: "/api/car-slugs/{page}",
  input: inputOf<typeof carSlugsInput>(),
  responses: { 200: pageOf(Slug) },
});
