import { useLingui } from "@lingui/react/macro";
import { isFlatFee } from "@sayara/domain/pricing/optionLines";
import type { OptionLine, Quote } from "@sayara/domain/pricing/Quote";
import type { ReceiptFigure } from "@sayara/domain/receipt/ReceiptFigure";
import type { LedgerGroup, LedgerLine } from "@sayara/ui/PriceLedger/LedgerTable";
import type { ReactNode } from "react";
import { useFormats } from "#web/language/useFormats.ts";
import { useLedgerGroups } from "#web/shared/QuoteLedger/useLedgerGroups.ts";
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
  const [days, options] = useLedgerGroups(quote);

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
      case "total":
        return { label: t`Total`, rule: t`Rental and options` };
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
        return { label: t`Returned`, rule: t`Refunds that were returned` };
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

  function optionRule({ option, unitPrice }: OptionLine): string {
    if (unitPrice === 0) return t`Included by the agency`;
    return isFlatFee(option) ? t`Paid once` : t`Price times the days`;
  }
}

/** Returns the text of a day or an option from the ledger, so that the receipt uses the same text. */
function lineIn({ lines }: LedgerGroup, id: string): LineMessages {
  return lines.find((line) => line.id === id) ?? { label: id };
}
