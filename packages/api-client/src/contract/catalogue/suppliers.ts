import { Slug } from "@sayara/domain/id/Slug";
import { Position } from "@sayara/domain/location/Location";
import { ClosedDates } from "@sayara/domain/supplier/hours/ClosedDates";
import { OpeningHours } from "@sayara/domain/supplier/hours/OpeningHours";
import { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import { CalendarDate } from "@sayara/domain/time/CalendarDate";
import * as v from "valibot";
import { PublishedReview } from "./PublishedReview.ts";
import { ReviewsQuery } from "./reviewsQuery.ts";
import { ReviewShares } from "./ReviewShares.ts";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { IdOrSlug, Page, SearchQuery, Size } from "../segments.ts";
import { text } from "../texts.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An agency's public record. */
export const SupplierProfile = v.object({
  ...SupplierSummary.entries,
  /** Number of cars that can be rented now. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  bio: v.nullable(text(5000)),
  /** Slugs of its places. */
  locations: v.array(Slug),
  /** Address of its office; null if unknown. */
  address: v.nullable(text(300)),
  position: v.nullable(Position),
  phone: v.nullable(text(40)),
  /** Opening hours of its office; empty if unknown. */
  openingHours: OpeningHours,
  /** Days on which its office is closed [AR3]. */
  closedDates: ClosedDates,
  contracts: RentalContracts,
  /** Usual time until the agency responds to a request, in minutes; null if unknown. */
  answerMinutes: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(43_200))),
  /** Bookings cancelled by the agency, out of all bookings ever confirmed [MV5]. */
  cancelledBookings: v.object({ byAgency: count, all: count }),
  /** Day on which the agency joined the marketplace. */
  since: CalendarDate,
});
export type SupplierProfile = v.InferOutput<typeof SupplierProfile>;

/** Input schemas of {@link suppliers}. */
export const suppliersInput = {
  params: v.object({ page: Page, size: Size }),
  query: SearchQuery,
};

/** Lists agencies by name, except suspended ones. */
export const suppliers = defineEndpoint({
  name: "suppliers",
  method: "GET",
  path: "/api/suppliers/{page}/{size}",
  input: inputOf<typeof suppliersInput>(),
  responses: { 200: pageOf(SupplierProfile) },
});

/** Input schemas of {@link supplier}. */
export const supplierInput = {
  params: v.object({ idOrSlug: IdOrSlug }),
};

/** Returns one agency by id or slug. A retired slug returns the agency with its current slug. */
export const supplier = defineEndpoint({
  name: "supplier",
  method: "GET",
  path: "/api/supplier/{idOrSlug}",
  input: inputOf<typeof supplierInput>(),
  responses: { 200: SupplierProfile },
  refusals: ["not_found"],
});

/** Input schemas of {@link carReviews}. */
export const carReviewsInput = {
  params: v.object({ carIdOrSlug: IdOrSlug, page: Page, size: Size }),
  query: ReviewsQuery,
};

/** Lists the reviews of a car, by its id or slug, newest first unless sorted otherwise [RV12]. */
export const carReviews = defineEndpoint({
  name: "carReviews",
  method: "GET",
  path: "/api/car-reviews/{carIdOrSlug}/{page}/{size}",
  input: inputOf<typeof carReviewsInput>(),
  responses: { 200: pageOf(PublishedReview) },
  refusals: ["not_found"],
});

/** Input schemas of {@link reviews}. */
export const reviewsInput = {
  params: v.object({ supplierIdOrSlug: IdOrSlug, page: Page, size: Size }),
  query: ReviewsQuery,
};

/**
 * Lists the reviews of an agency, newest first unless sorted otherwise [RV12], with the percentage of each
 * answer given in all of its reviews.
 */
export const reviews = defineEndpoint({
  name: "reviews",
  method: "GET",
  path: "/api/reviews/{supplierIdOrSlug}/{page}/{size}",
  input: inputOf<typeof reviewsInput>(),
  responses: { 200: v.object({ ...pageOf(PublishedReview).entries, shares: v.nullable(ReviewShares) }) },
  refusals: ["not_found"],
});
