import { useLingui } from "@lingui/react/macro";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import type { FeeLine, OptionLine, Quote } from "@sayara/domain/pricing/Quote";
import type { ReceiptFigure } from "@sayara/domain/receipt/ReceiptFigure";
import type { LedgerGroup, LedgerLine } from "@sayara/ui/PriceLedger/LedgerTable";
import type { ReactNode } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { useLedgerGroups } from "@sayara/frontend/rental/QuoteLedger/useLedgerGroups";
import { useMovementMessages, type UndecidedRefund } from "./useMovementMessages.ts";
import * as styles from "./Receipt.css.ts";

type LineMessages = Pick<LedgerLine, "label" | "rule"> & Partial<LedgerLine>;
type ReceiptLine = LedgerLine & { kind: ReceiptFigure["kind"] };

/** Returns the lines of a receipt: amounts, texts of their rules, and rule numbers. */
export function useReceiptGroups(
  quote: Quote,
  figures: readonly ReceiptFigure[],
  { isCancelled, undecidedRefund }: { isCancelled: boolean; undecidedRefund: UndecidedRefund | null },
) {
  const { t } = useLingui();
  const formats = useFormats();
  const { paymentName, refundName, detailsOf } = useMovementMessages(undecidedRefund);
  const [days, options, ...others] = useLedgerGroups(quote);
  const [extras, fees, promo] = ["extras", "fees", "promo"].map((id) =>
    others.find((group) => group.id === id),
  );

  const lines = figures.map(lineOf);
  const groupOf = (id: string, title: ReactNode, ...kinds: ReceiptFigure["kind"][]): LedgerGroup => ({
    id,
    title,
    lines: lines.filter(({ kind }) => kinds.includes(kind)),
  });
  return {
    groups: [
      groupOf("days", days.title, "days", "rental"),
      groupOf("options", options.title, "option"),
      ...(extras === undefined ? [] : [groupOf("extras", extras.title, "extra")]),
      ...(fees === undefined ? [] : [groupOf("fees", fees.title, "fee")]),
      ...(promo === undefined ? [] : [groupOf("promo", promo.title, "promo")]),
      groupOf("total", t`Price`, "total", "perDay", "downPayment"),
      groupOf("payments", t`Payments`, "payment", "refund", "paid", "returned", "owed", "kept"),
    ],
    due: lines.find(({ kind }) => kind === "due"),
  };

  function lineOf(figure: ReceiptFigure): ReceiptLine {
    const { id, kind, amount, rules } = figure;
    const { rule, ...line } = messagesOf(figure);
    return {
      amount: formats.price(amount),
      ...line,
      id,
      kind,
      rule: (
        <>
          {rule} <span className={styles.numbers}>{rules.join(" · ")}</span>
        </>
      ),
    };
  }

  function messagesOf(figure: ReceiptFigure): LineMessages {
    switch (figure.kind) {
      case "days":
        return lineIn(days, figure.run.first.date);
      case "rental":
        return { label: t`Rental`, rule: t`One day for every 24 hours begun, added up` };
      case "option":
        return { ...lineIn(options, figure.line.option), rule: optionRule(figure.line) };
      case "extra":
        return {
          ...lineIn(extras ?? options, figure.line.extra),
          rule:
            figure.line.per === "day" ? t`Price times the pieces and the days` : t`Price times the pieces`,
        };
      case "fee":
        return { ...lineIn(fees ?? options, figure.line.kind), rule: feeRule(figure.line) };
      case "promo": {
        const line = lineIn(promo ?? options, "promo");
        return { ...line, rule: line.rule };
      }
      case "total":
        return { label: t`Total`, rule: totalRule() };
      case "perDay":
        return { label: t`Price per day`, rule: t`Total without fees paid once, divided by the days` };
      case "downPayment": {
        const share = formats.percent(figure.share);
        return { label: t`Down payment`, rule: t`${share} of the total, set by the agency` };
      }
      case "payment":
        return { label: paymentName(figure.payment), rule: detailsOf(figure.payment).join(" · ") };
      case "refund":
        return { label: refundName(figure.refund), rule: detailsOf(figure.refund).join(" · ") };
      case "paid":
        return { label: t`Paid`, rule: t`All payments` };
      case "returned":
        return { label: t({ message: "Returned", context: "money" }), rule: t`Refunds that were returned` };
      case "owed":
        return { label: t`Still to be refunded`, rule: t`Refunds that are not returned yet` };
      case "kept":
        return { label: t`Kept`, rule: t`Paid, less what is returned or owed` };
      case "due":
        return {
          label: t`Left to pay`,
          rule: isCancelled
            ? t`Nothing is due for a cancelled booking`
            : t`Total less what is kept, at least 0`,
        };
    }
  }

  function totalRule(): string {
    if (promo !== undefined) return t`All of the above, less the promo code`;
    if (fees !== undefined) return t`Rental, options, extras and fees`;
    return extras === undefined ? t`Rental and options` : t`Rental, options and extras`;
  }

  function feeRule({ kind }: FeeLine): string {
    switch (kind) {
      case "oneWay":
        return t`Set by the agency for these two places`;
      case "airport":
        return t`Price times the hand-overs at an airport`;
      case "outsideHours":
        return t`Price times the hand-overs while the agency is closed`;
      case "youngDriver":
        return t`By the driver’s age on the day of pick-up`;
      case "delivery":
        return t`Once, set by the agency for the place of pick-up`;
      case "collection":
        return t`Once, set by the agency for the place of drop-off`;
      case "unknown":
        return t`Set by the agency`;
    }
  }

  function optionRule({ option, unitPrice }: OptionLine): string {
    if (unitPrice === 0) return t`Included by the agency`;
    return isFlatFee(option) ? t`Paid once` : t`Price times the days`;
  }
}

/** Returns the text of a day or an option from the ledger, so that the receipt uses the same text. */
function lineIn({ lines }: LedgerGroup, id: string): LineMessages {
  return lines.find((line) => line.id === id) ?? { label: id };
}
