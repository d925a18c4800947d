import { EntityId } from "@sayara/domain/id/EntityId";
import { Extra, ExtraUnit, MAXIMUM_EXTRAS } from "@sayara/domain/pricing/extras/Extra";
import { ExtraKind } from "@sayara/domain/pricing/extras/ExtraKind";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { SupplierSegment } from "./supplierAccess.ts";

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A stored extra. Changes carry its version; another version is refused with `stale_version`. */
export const StoredExtra = v.object({
  ...Extra.entries,
  kind: orUnknown(ExtraKind),
  per: orUnknown(ExtraUnit),
  id: EntityId,
  version: Version,
});
export type StoredExtra = v.InferOutput<typeof StoredExtra>;

/** The extras that an agency offers, in the order in which they were added [EX1–EX3]. */
export const SupplierExtras = v.object({
  extras: v.pipe(v.array(StoredExtra), v.maxLength(MAXIMUM_EXTRAS)),
});
export type SupplierExtras = v.InferOutput<typeof SupplierExtras>;

/** Input schemas of {@link supplierExtras}. */
export const supplierExtrasInput = { params: v.object({ supplier: SupplierSegment }) };

/** Returns the extras that an agency offers. */
export const supplierExtras = defineEndpoint({
  name: "supplierExtras",
  method: "GET",
  path: "/api/supplier-extras/{supplier}",
  session: "required",
  input: inputOf<typeof supplierExtrasInput>(),
  responses: { 200: SupplierExtras },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});

/** A new extra, or a change of a stored extra with the version that the caller read. */
export const ExtraChange = v.object({
  id: v.exactOptional(EntityId),
  version: v.exactOptional(Version),
  extra: Extra,
});
export type ExtraChange = v.InferOutput<typeof ExtraChange>;

/** Input schemas of {@link saveExtra}. */
export const saveExtraInput = { params: v.object({ supplier: SupplierSegment }), body: ExtraChange };

/**
 * Adds or changes an extra. Quotes use the new price at once; signed quotes and bookings keep theirs.
 * Reducing the stock does not affect bookings.
 */
export const saveExtra = defineEndpoint({
  name: "saveExtra",
  method: "POST",
  path: "/api/save-extra/{supplier}",
  session: "required",
  input: inputOf<typeof saveExtraInput>(),
  responses: { 200: SupplierExtras },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version", "too_many_extras"],
});

/** Input schemas of {@link retireExtra}. */
export const retireExtraInput = {
  params: v.object({ supplier: SupplierSegment }),
  body: v.object({ id: EntityId, version: Version }),
};

/** Stops offering an extra [EX3]. Existing bookings keep it. */
export const retireExtra = defineEndpoint({
  name: "retireExtra",
  method: "POST",
  path: "/api/retire-extra/{supplier}",
  session: "required",
  input: inputOf<typeof retireExtraInput>(),
  responses: { 200: SupplierExtras },
  refusals: ["not_signed_in", "not_allowed", "not_found", "stale_version"],
});
