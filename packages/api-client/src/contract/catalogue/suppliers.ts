import { Slug } from "@sayara/domain/id/Slug";
import { SupplierSummary } from "@sayara/domain/supplier/SupplierSummary";
import * as v from "valibot";
import { PublishedReview } from "./PublishedReview.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { IdOrSlug, Page, SearchWords, Size } from "../segments.ts";
import { text } from "../texts.ts";

/** An agency's public record. */
export const SupplierProfile = v.object({
  ...SupplierSummary.entries,
  /** Number of cars that can be rented now. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(0)),
  bio: v.nullable(text(5000)),
  /** Slugs of its places. */
  locations: v.array(Slug),
});
export type SupplierProfile = v.InferOutput<typeof SupplierProfile>;

/** Agencies that are not suspended, by name. */
export const suppliers = defineEndpoint({
  name: "suppliers",
  method: "GET",
  path: "/api/suppliers/{page}/{size}",
  params: v.object({ page: Page, size: Size }),
  query: SearchWords,
  answers: { 200: pageOf(SupplierProfile) },
});

/** One agency by id or slug. */
export const supplier = defineEndpoint({
  name: "supplier",
  method: "GET",
  path: "/api/supplier/{idOrSlug}",
  params: v.object({ idOrSlug: IdOrSlug }),
  answers: { 200: SupplierProfile },
  refusals: ["not_found"],
});

/** Reviews of an agency, newest first. */
export const reviews = defineEndpoint({
  name: "reviews",
  method: "GET",
  path: "/api/reviews/{supplierIdOrSlug}/{page}/{size}",
  params: v.object({ supplierIdOrSlug: IdOrSlug, page: Page, size: Size }),
  answers: { 200: pageOf(PublishedReview) },
  refusals: ["not_found"],
});
