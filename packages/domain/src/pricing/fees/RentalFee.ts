import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { CataloguePrice } from "../CarPricing.ts";
import { ExtraUnit } from "../extras/Extra.ts";
import { FeeKind } from "./FeeKind.ts";

/** A fee of a rental, with the terms at which it is sold: input of pricing [FE2]. */
export const RentalFee = v.object({
  kind: orUnknown(FeeKind),
  /** In TND, of one hand-over, or of the rental if it is one-way, a delivery or a collection; of a day if `per` says so. */
  price: CataloguePrice,
  /** Absent for fees that no day counts for. */
  per: v.exactOptional(orUnknown(ExtraUnit)),
  /** The most that the fee costs in a rental, in TND. Absent: no limit. */
  maximum: v.exactOptional(CataloguePrice),
  /** Number of hand-overs with the fee; 1 if it is one-way, for a young driver, a delivery or a collection. */
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2)),
});
export type RentalFee = v.InferOutput<typeof RentalFee>;

/** The fees of a rental, each kind once. */
export const RentalFees = v.pipe(v.array(RentalFee), v.maxLength(20));
