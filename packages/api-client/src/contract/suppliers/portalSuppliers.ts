import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { anyText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, SearchQuery, Size } from "../segments.ts";
import { SupplierStanding } from "./supplierAccess.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Input schemas of {@link portalSuppliers}. */
export const portalSuppliersInput = {
  params: v.object({ page: Page, size: Size }),
  query: v.object({ ...SearchQuery.entries, standing: v.exactOptional(SupplierStanding) }),
};

/** An agency, as administrators list it. */
export const PortalSupplier = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  city: anyText(80),
  standing: orUnknown(SupplierStanding),
  /** Cars that are not deleted, of any status. */
  cars: count,
  publishedCars: count,
  documentsInReview: count,
});
export type PortalSupplier = v.InferOutput<typeof PortalSupplier>;

/**
 * Lists every agency by name, with the number of agencies of each standing under the same search; for admins.
 * `s` searches names and cities [SR2].
 */
export const portalSuppliers = defineEndpoint({
  name: "portalSuppliers",
  method: "GET",
  path: "/api/portal-suppliers/{page}/{size}",
  session: "required",
  input: inputOf<typeof portalSuppliersInput>(),
  responses: {
    200: v.object({
      ...pageOf(PortalSupplier).entries,
      counts: v.object({ pending: count, active: count, suspended: count }),
    }),
  },
  refusals: ["not_signed_in", "not_allowed"],
});
