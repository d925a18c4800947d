import type { CarPricing } from "../CarPricing.ts";
import type { RentalOption } from "../RentalOption.ts";

/** The options that are covers. */
export const covers = [
  "theftProtection",
  "collisionDamageWaiver",
  "fullInsurance",
] as const satisfies readonly RentalOption[];
/** One of {@link covers}. */
export type Cover = (typeof covers)[number];

/** Prices of the covers in TND per day: −1 not offered, 0 included [PR13, PR15]. */
export type CoverPrices = Pick<CarPricing, Cover>;
