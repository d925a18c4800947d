import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { anyText, FileAddress } from "../validation/boundedText.ts";

/** The agency data included in a car. `rating` is the mean of its reviews, 1 to 5, or null without reviews. */
export const SupplierSummary = v.object({
  id: EntityId,
  slug: Slug,
  name: anyText(100),
  logo: v.nullable(FileAddress),
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether the agency accepts pay-later requests. */
  payLater: v.boolean(),
});
export type SupplierSummary = v.InferOutput<typeof SupplierSummary>;
