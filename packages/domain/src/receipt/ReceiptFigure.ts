import type { Payment } from "../payment/Payment.ts";
import type { Refund } from "../payment/Refund.ts";
import type { OptionLine } from "../pricing/Quote.ts";
import type { Run } from "../pricing/runsOf.ts";

/** Numbers of the rules, as in RULES.md, that make figures of a receipt. */
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
  | "BK8"
  | "BK12";

interface Figure<Kind extends string> {
  kind: Kind;
  /** Unique in its receipt, the same whenever it is computed. */
  id: string;
  /** In dinars. */
  amount: number;
  /** Rules that made the amount, in the order of their application [RC2]. */
  rules: ReceiptRule[];
}

/** One amount of a receipt, with what its words need. */
export type ReceiptFigure =
  | (Figure<"days"> & { run: Run })
  | (Figure<"rental"> & { days: number })
  | (Figure<"option"> & { line: OptionLine })
  | Figure<"total">
  | Figure<"perDay">
  /** `share` in percent of the total. */
  | (Figure<"downPayment"> & { share: number })
  | (Figure<"payment"> & { payment: Payment })
  | (Figure<"refund"> & { refund: Refund })
  | Figure<"paid" | "returned" | "owed" | "kept" | "due">;
