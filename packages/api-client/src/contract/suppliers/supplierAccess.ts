import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { SupplierAction } from "@sayara/domain/supplier/SupplierAction";
import { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { anyText, FileAddress } from "@sayara/domain/validation/boundedText";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

/** An agency's id or slug, or `own` for the caller's agency. */
export const SupplierSegment = v.union([EntityId, Slug]);

/** Input schemas of {@link supplierAccess}. */
export const supplierAccessInput = {
  params: v.object({ supplier: SupplierSegment }),
};

/** Standings of an agency, in the order of its life cycle. */
export const supplierStandings = ["pending", "active", "suspended"] as const;
/** `pending`: not accepted yet. Neither a pending nor a suspended agency is shown to drivers. */
export const SupplierStanding = v.picklist(supplierStandings);

/** An agency as displayed in the portal, with the caller's rights [SR1]. */
export const SupplierAccess = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  logo: v.nullable(FileAddress),
  standing: orUnknown(SupplierStanding),
  /** The caller's role, or `admin`. */
  role: orUnknown(v.picklist([...SupplierRole.options, "admin"])),
  actions: v.array(orUnknown(SupplierAction)),
});
export type SupplierAccess = v.InferOutput<typeof SupplierAccess>;

/**
 * Returns an agency with the caller's rights. People of another agency get `not_allowed`; an administrator's call is
 * recorded.
 */
export const supplierAccess = defineEndpoint({
  name: "supplierAccess",
  method: "GET",
  path: "/api/supplier-access/{supplier}",
  session: "required",
  input: inputOf<typeof supplierAccessInput>(),
  responses: { 200: SupplierAccess },
  refusals: ["not_signed_in", "not_allowed", "not_found"],
});
