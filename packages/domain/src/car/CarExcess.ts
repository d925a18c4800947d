import * as v from "valibot";
import { Dinars } from "../money/Dinars.ts";

/**
 * Maximum sums that the driver pays for one loss, in TND, without and with the cover against it [PL2]. Not
 * part of the price.
 */
export const CarExcess = v.object({
  damage: Dinars,
  /** With the collision damage waiver. */
  damageWithWaiver: Dinars,
  theft: Dinars,
  /** With theft protection. */
  theftWithProtection: Dinars,
  /** With full insurance, for damage and for theft. */
  fullInsurance: Dinars,
});
export type CarExcess = v.InferOutput<typeof CarExcess>;
