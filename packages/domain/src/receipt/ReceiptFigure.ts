import type { Payment } from "../payment/Payment.ts";
import type { Refund } from "../payment/Refund.ts";
import type { ExtraLine, FeeLine, OptionLine, PromoLine } from "../pricing/Quote.ts";
import type { Run } from "../pricing/days/runsOf.ts";

/** Numbers of the rules in RULES.md that produce figures of a receipt. */
export type ReceiptRule =
  | "PR1"
  | "PR4"
  | "PR6"
  | "PR9"
  | "PR10"
  | "PR11"
  | "PR14"
  | "PR15"
  | "PR17"
  | "PR21"
  | "PR22"
  | "EX4"
  | "FE3"
  | "FE4"
  | "FE5"
  | "FE6"
  | "FE8"
  | "FE11"
  | "FE15"
  | "PD2"
  | "PD3"
  | "PD9"
  | "BK8"
  | "BK12";

interface Figure<Kind extends string> {
  kind: Kind;
  /** Unique within its receipt, and the same whenever the receipt is computed. */
  id: string;
  /** In TND. */
  amount: number;
  /** Rules that produced the amount, in the order in which they apply [RC2]. */
  rules: ReceiptRule[];
}

/** An amount of a receipt, with the values for its label. */
export type ReceiptFigure =
  | (Figure<"days"> & { run: Run })
  | (Figure<"rental"> & { days: number })
  | (Figure<"option"> & { line: OptionLine })
  | (Figure<"extra"> & { line: ExtraLine })
  | (Figure<"fee"> & { line: FeeLine })
  /** The amount is subtracted from the price. */
  | (Figure<"promo"> & { line: PromoLine })
  | Figure<"total">
  | Figure<"perDay">
  /** `share` is in percent of the total. */
  | (Figure<"downPayment"> & { share: number })
  | (Figure<"payment"> & { payment: Payment })
  | (Figure<"refund"> & { refund: Refund })
  | Figure<"paid" | "returned" | "owed" | "kept" | "due">;
