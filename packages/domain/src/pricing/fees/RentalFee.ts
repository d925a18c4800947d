import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import { ExtraUnit } from "../extras/Extra.ts";
import { FeeKind } from "./FeeKind.ts";

/** A rental's fee with the terms at which it is sold: input of pricing [FE2]. */
export const RentalFee = v.object({
  kind: orUnknown(FeeKind),
  /**
   * In TND, per hand-over; per rental for a one-way, delivery or collection fee. `per` overrides the unit.
   */
  price: CataloguePrice,
  /** The unit of a young driver's fee. Absent for other fees. */
  per: v.exactOptional(orUnknown(ExtraUnit)),
  /** Maximum cost of the fee per rental, in TND. Absent: no limit. */
  maximum: v.exactOptional(CataloguePrice),
  /** Number of hand-overs with the fee; 1 for a one-way, young driver's, delivery or collection fee. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
});
export type RentalFee = v.InferOutput<typeof RentalFee>;

/** A rental's fees, at most one of each kind. */
export const RentalFees = v.pipe(v.array(RentalFee), v.maxLength(20));
