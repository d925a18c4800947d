import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { FoundKind, foundKinds, MAX_FOUND_OF_KIND } from "@sayara/domain/search/FoundKind";
import { SupplierDocumentType } from "@sayara/domain/supplier/papers/SupplierDocumentType";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

/**
 * Input schemas of {@link findRecords}. The text is in the body, because URLs must not contain names and
 * numbers [GS2].
 */
export const findRecordsInput = {
  params: v.object({ language: Language }),
  body: v.object({ s: v.pipe(v.string(), v.maxLength(100)) }),
};

/** A record that the portal's search found. */
export const FoundRecord = v.object({
  kind: orUnknown(FoundKind),
  id: EntityId,
  /** Reference, name or number. Empty for a document without a number. */
  name: anyText(200),
  /** Distinguishes records with the same name: driver and car, plate, city or email address. May be empty. */
  detail: anyText(300),
  /** Type of a document; null for other records. */
  documentType: v.nullable(orUnknown(SupplierDocumentType)),
  /** Agency of the record, or the agency that was found. Null for clients and places. */
  supplier: v.nullable(v.object({ slug: Slug, name: anyText(100) })),
});
export type FoundRecord = v.InferOutput<typeof FoundRecord>;

/**
 * Searches the bookings, cars, statements and documents of the caller's agency that the caller may see.
 * Admins search those of all agencies, and agencies, clients and places. Returns at most five records of each
 * kind, grouped by kind [GS1, GS2].
 */
export const findRecords = defineEndpoint({
  name: "findRecords",
  method: "POST",
  path: "/api/find-records/{language}",
  input: inputOf<typeof findRecordsInput>(),
  responses: {
    200: v.object({
      items: v.pipe(v.array(FoundRecord), v.maxLength(foundKinds.length * MAX_FOUND_OF_KIND)),
    }),
  },
  refusals: ["not_signed_in", "not_allowed", "too_many_requests"],
  session: "required",
  retry: "safe",
});
