import { useLingui } from "@lingui/react/macro";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { PriceLedger, type PriceLedgerProps } from "@sayara/ui/PriceLedger/PriceLedger";
import type { ReactNode } from "react";
import { ApproximateTotal } from "@sayara/frontend/currency/ApproximateTotal";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useLedgerGroups } from "./useLedgerGroups.ts";
import { type RentedCar, useRentalFacts } from "./useRentalFacts.ts";

type QuoteLedgerProps = Pick<PriceLedgerProps, "defaultOpen" | "tone" | "size" | "variant" | "className"> & {
  quote: Quote;
  /** Replaces the total; by default the amount is shown. */
  total?: ReactNode;
  /** Car, to list its deposit, fuel policy and mileage below; absent if the view lists them elsewhere. */
  car?: RentedCar | undefined;
  /** Leaves the fees paid once to the line items, so that the price per day fits beside the total's label. */
  hasShortRate?: boolean;
};

/** Shows the total of a rental and, when expanded, its line items. */
export function QuoteLedger({ quote, total, car, hasShortRate = false, ...ledgerProps }: QuoteLedgerProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const days = formats.days(quote.days);
  const perDay = formats.price(quote.perDay);
  const fees = feesPaidOnce(quote);
  const once = formats.price(fees);
  const factsOf = useRentalFacts();
  return (
    <PriceLedger
      {...ledgerProps}
      total={{ label: t`Total for ${days}`, amount: total ?? formats.price(quote.total) }}
      approximation={<ApproximateTotal total={quote.total} hasDate={ledgerProps.variant !== "compact"} />}
      perDay={fees === 0 || hasShortRate ? t`${perDay} per day` : t`${perDay} per day, and ${once} once`}
      messages={{ open: t`Details`, close: t`Close`, caption: t`How we worked out the price` }}
      groups={useLedgerGroups(quote)}
      facts={car && { title: t`Not part of the price`, items: factsOf(car) }}
    />
  );
}

/** Returns the sum of the flat fees in dinars. No price per day includes them [PR21]. */
function feesPaidOnce({ optionLines, extraLines = [], feeLines = [] }: Quote): number {
  const fees = [
    ...optionLines.filter(({ option }) => isFlatFee(option)),
    ...extraLines.filter(({ per }) => per !== "day"),
    ...feeLines,
  ];
  return toDinars(fees.reduce((sum, { price }) => sum + toMillimes(price), 0));
}
