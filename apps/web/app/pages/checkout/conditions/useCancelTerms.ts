import { useLingui } from "@lingui/react/macro";
import { CANCEL_AUTO_ACCEPT_HOURS } from "@sayara/domain/config/businessDefaults";
import { fullRefundUntil } from "@sayara/domain/booking/fullRefundUntil";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { useFormats } from "@sayara/frontend/language/useFormats";

/** Facts that determine the cancellation terms. */
export interface CancellationContext {
  quote: Pick<Quote, "optionLines">;
  pickup: Date;
  now: Date;
}

/** Returns the cancellation terms with their deadline. `paidNow`: charged online; null while unknown. */
export function useCancelTerms({ quote, pickup, now }: CancellationContext, paidNow: number | null): string {
  const { t } = useLingui();
  const formats = useFormats();
  const hours = CANCEL_AUTO_ACCEPT_HOURS;
  const start = formats.dateTime(pickup, { weekday: true });
  if (paidNow === 0)
    return t`Nothing is paid in advance, so nothing is kept. Ask for it before ${start}: without an answer within ${hours} hours it is accepted.`;
  const optionLine = quote.optionLines.find(({ option }) => option === "cancellation");
  if (optionLine === undefined)
    return t`Ask for it before ${start}. Without the cancellation option the agency decides what it gives back.`;
  const end = fullRefundUntil(pickup);
  if (end <= now) return t`Before ${start} up to half of the rental is given back, and nothing after that.`;
  const deadline = formats.dateTime(end, { weekday: true });
  const fee = formats.price(optionLine.price);
  return optionLine.price > 0
    ? t`Until ${deadline} all that you paid is given back, except the ${fee} of this option. Then, until pick-up, up to half of the rental; after that, nothing.`
    : t`Until ${deadline} all that you paid is given back. Then, until pick-up, up to half of the rental; after that, nothing.`;
}
