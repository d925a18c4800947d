import type { RentalOption } from "@sayara/domain/car/RentalOption";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { toMillimes } from "@sayara/domain/money/millimes";
import type { Config } from "#api/config/readConfig.ts";
import type { OfferedPrices } from "./offer.ts";
import type { RentalPlan } from "./RentalPlan.ts";

export interface PricedRental {
  quote: Quote;
  /** What of the total is the marketplace's share. */
  commission: { rate: number | null; millimes: number };
}

/** Prices a rental, by the prices in force or by those that an offer promised. */
export function priceRental(
  plan: RentalPlan,
  { pricing, commission }: OfferedPrices,
  config: Config,
): PricedRental {
  const options = Object.fromEntries(plan.options.map((option) => [option, true])) as Partial<
    Record<RentalOption, boolean>
  >;
  const input = { car: pricing, from: plan.from, to: plan.to, options, timeZone: config.business.timeZone };
  const quote = quoteRental({ ...input, commission });
  const withoutCommission = quoteTotal({ ...input, commission: { ...commission, enabled: false } });
  return {
    quote,
    commission: {
      rate: quote.lines[0]?.commissionRate ?? null,
      millimes: toMillimes(quote.total) - toMillimes(withoutCommission),
    },
  };
}
