import * as v from "valibot";
import { Dinars } from "../money/Dinars.ts";

/**
 * The driver's largest share of one loss, in dinars, without and with the cover against it [PL2]. Not part of
 * the price.
 */
export const CarExcess = v.object({
  damage: Dinars,
  /** With the collision damage waiver. */
  damageWithWaiver: Dinars,
  theft: Dinars,
  /** With theft protection. */
  theftWithProtection: Dinars,
  /** With full insurance: damage and theft. */
  fullInsurance: Dinars,
});
export type CarExcess = v.InferOutput<typeof CarExcess>;
