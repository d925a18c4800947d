import type { RentalOption } from "@sayara/domain/pricing/RentalOption";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { commissionAsSold } from "@sayara/domain/pricing/commission/commissionAsSold";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { quoteTotal } from "@sayara/domain/pricing/quoteTotal";
import { addressServiceFees } from "@sayara/domain/pricing/fees/addressServices";
import { commissionAfterPromo } from "@sayara/domain/pricing/promo/commissionAfterPromo";
import { marketplaceDiscount } from "@sayara/domain/pricing/promo/marketplaceDiscount";
import { youngDriverFees } from "@sayara/domain/pricing/fees/youngDriverFees";
import { toMillimes } from "@sayara/domain/money/millimes";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { SoldTerms } from "@sayara/domain/receipt/SoldTerms";
import type { Config } from "#api/server/config/readConfig.ts";
import type { QuotedPrices } from "./signedQuote.ts";
import type { ResolvedRental } from "./ResolvedRental.ts";

export interface PricedRental {
  quote: Quote;
  /** Input of the quote besides dates and options [RC1]. */
  terms: Omit<SoldTerms, "downPaymentShare">;
  /** The marketplace's share of the total. */
  commission: { rate: number | null; millimes: number };
}

/** Prices a rental at the current prices, or at those of a signed quote. */
export function priceRental(
  rental: ResolvedRental,
  { pricing, commission: scheduled, extras: signedExtras, ...signed }: QuotedPrices,
  config: Config,
): PricedRental {
  const options = Object.fromEntries(rental.options.map((option) => [option, true])) as Partial<
    Record<RentalOption, boolean>
  >;
  const { timeZone } = config.business;
  const commission = commissionAsSold(scheduled, dateInZone(rental.from, timeZone));
  const extras = rental.extras.map((extra, index) => ({ ...extra, ...signedExtras?.[index] }));
  const { fees: feesByPlaces = rental.fees, youngDriver = rental.youngDriver } = signed;
  const { delivery = rental.delivery, collection = rental.collection } = signed;
  const promo = signed.promo ?? rental.promo ?? undefined;
  const fees = [
    ...feesByPlaces,
    ...youngDriverFees(youngDriver, rental.driverAge),
    ...addressServiceFees({ delivery, collection }),
  ];
  const input = {
    car: pricing,
    from: rental.from,
    to: rental.to,
    options,
    extras,
    fees,
    timeZone,
  };
  const quote = quoteRental({ ...input, promo, commission });
  const withoutCommission = quoteTotal({ ...input, commission: { ...commission, enabled: false } });
  const withCommission = promo ? quoteTotal({ ...input, commission }) : quote.total;
  return {
    quote,
    terms: {
      car: pricing,
      commission,
      timeZone,
      ...(extras.length > 0 && { extras }),
      ...(fees.length > 0 && { fees }),
      ...(promo && { promo }),
    },
    commission: {
      rate: quote.lines[0]?.commissionRate ?? null,
      millimes: commissionAfterPromo(toMillimes(withCommission) - toMillimes(withoutCommission), {
        rental: toMillimes(quote.rental),
        reduction: toMillimes(quote.promoLine?.reduction ?? 0) - marketplaceDiscount(quote),
      }),
    },
  };
}
