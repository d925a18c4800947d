import { useLingui } from "@lingui/react/macro";
import { textIn } from "@sayara/domain/language/textIn";
import { toDinars, toMillimes } from "@sayara/domain/money/millimes";
import { isRoundedUp } from "@sayara/domain/pricing/isRoundedUp";
import type { ExtraLine, FeeLine, OptionLine, PromoLine, Quote } from "@sayara/domain/pricing/Quote";
import { type Run, runsOf } from "@sayara/domain/pricing/days/runsOf";
import { feeKindMessages } from "@sayara/i18n/messages/price/feeKindMessages";
import { priceRuleMessages } from "@sayara/i18n/messages/price/priceRuleMessages";
import { rentalOptionMessages } from "@sayara/i18n/messages/price/rentalOptionMessages";
import type { LedgerGroup, LedgerLine } from "@sayara/ui/PriceLedger/LedgerTable";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";

/**
 * Returns the line items of a quote: one for each run of equal days with its price rules, then the options, then the
 * extras, the agency's fees and the promo code if there are any.
 */
export function useLedgerGroups(
  quote: Quote,
): [days: LedgerGroup, options: LedgerGroup, ...others: LedgerGroup[]] {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const language = useTextLanguage();

  function dayLine({ first, last, days }: Run): LedgerLine {
    return {
      id: first.date,
      label: formats.dateRange(first.date, last.date, { year: false }),
      rule: rulesOf(first).join(" · "),
      sum: `${formats.number(days)} × ${formats.number(first.price)}`,
      amount: formats.price(toDinars(toMillimes(first.price) * days)),
    };
  }

  function rulesOf(line: Run["first"]): string[] {
    return line.rules.map((rule) => {
      const name = i18n._(priceRuleMessages[rule]);
      if (rule === "discount") return `${name} −${formats.percent(line.discountPercentage ?? 0)}`;
      if (rule === "commission") {
        const fee = `${name} ${formats.percent(line.commissionRate ?? 0)}`;
        return isRoundedUp(line) ? t`${fee}, rounded up to a whole dinar` : fee;
      }
      return `${name} ${formats.number(rule === "period" ? (line.periodPrice ?? 0) : line.basePrice)}`;
    });
  }

  function optionLine({ option, unitPrice, quantity, price }: OptionLine): LedgerLine {
    const name = { id: option, label: i18n._(rentalOptionMessages[option]) };
    if (unitPrice === 0) return { ...name, amount: t`included`, tone: "positive" };
    const amount = formats.price(price);
    if (quantity === 1) return { ...name, amount };
    return { ...name, amount, sum: `${formats.number(quantity)} × ${formats.number(unitPrice)}` };
  }

  function extraLine({ extra, name, unitPrice, quantity, count, price }: ExtraLine): LedgerLine {
    const label = textIn(name, language) ?? "";
    const line = { id: extra, label: count === 1 ? label : `${formats.number(count)} × ${label}` };
    if (unitPrice === 0) return { ...line, amount: t`free`, tone: "positive" };
    const amount = formats.price(price);
    if (quantity === 1) return { ...line, amount };
    return { ...line, amount, sum: `${formats.number(quantity)} × ${formats.number(unitPrice)}` };
  }

  function feeLine({ kind, unitPrice, quantity, price }: FeeLine): LedgerLine {
    const name = { id: kind, label: i18n._(feeKindMessages[kind]) };
    if (unitPrice === 0) return { ...name, amount: t`free`, tone: "positive" };
    const line = { ...name, amount: formats.price(price) };
    return quantity === 1
      ? line
      : { ...line, sum: `${formats.number(quantity)} × ${formats.number(unitPrice)}` };
  }

  function promoRule({ discount, reduction, ofMarketplace }: PromoLine): string {
    if (reduction === 0) return t`Does not apply to this rental`;
    const taken = takenOff(discount);
    return ofMarketplace === true ? t`${taken}, paid by the marketplace` : taken;
  }

  function takenOff(discount: PromoLine["discount"]): string {
    if (discount.kind === "amount") return t`Off the price of the days`;
    const percentage = formats.percent(discount.percentage);
    return t`−${percentage} of the price of the days`;
  }

  const { extraLines = [], feeLines = [], promoLine } = quote;
  const extras: LedgerGroup = { id: "extras", title: t`Extras`, lines: extraLines.map(extraLine) };
  const days: LedgerGroup = {
    id: "days",
    title: formats.days(quote.days),
    lines: runsOf(quote.lines).map(dayLine),
  };
  const options: LedgerGroup = { id: "options", title: t`Options`, lines: quote.optionLines.map(optionLine) };
  const fees: LedgerGroup = { id: "fees", title: t`Agency fees`, lines: feeLines.map(feeLine) };
  const promo: LedgerGroup = {
    id: "promo",
    title: t`Promo code`,
    lines:
      promoLine === undefined
        ? []
        : [
            {
              id: "promo",
              label: promoLine.code,
              rule: promoRule(promoLine),
              amount: formats.price(-promoLine.reduction),
              tone: "positive",
            },
          ],
  };
  return [days, options, ...[extras, fees, promo].filter(({ lines }) => lines.length > 0)];
}
