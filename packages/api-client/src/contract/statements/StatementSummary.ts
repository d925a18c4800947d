import { EntityId } from "@sayara/domain/id/EntityId";
import { Currency } from "@sayara/domain/money/Currency";
import { Dinars } from "@sayara/domain/money/Dinars";
import { CommissionPaymentStatus } from "@sayara/domain/payment/CommissionPaymentStatus";
import { MonthlyCommission } from "@sayara/domain/payment/MonthlyCommission";
import { StatementTotals } from "@sayara/domain/statement/Statement";
import { StatementNumber } from "@sayara/domain/statement/StatementNumber";
import { Instant } from "@sayara/domain/time/Instant";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";

/** Direction of a statement's payment: `collect` from the agency, or `payOut` to it. */
export const PaymentDirection = v.picklist(["collect", "payOut"]);
export type PaymentDirection = v.InferOutput<typeof PaymentDirection>;

/** The payment due for a statement, in TND [ST7]. */
export const StatementPayment = v.object({
  direction: orUnknown(PaymentDirection),
  amount: Dinars,
  /** Part of the amount that is not paid yet. */
  outstanding: Dinars,
  status: orUnknown(CommissionPaymentStatus),
});
export type StatementPayment = v.InferOutput<typeof StatementPayment>;

/** A statement of commission in a list. */
export const StatementSummary = v.object({
  id: EntityId,
  number: StatementNumber,
  /** Number of the statement that this one corrects [ST6]; null for a regular statement. */
  corrects: v.nullable(StatementNumber),
  month: MonthlyCommission.entries.month,
  issuedAt: Instant,
  currency: Currency,
  /** SHA-256 of the statement's JSON file, in hexadecimal digits. */
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  totals: StatementTotals,
  /** Null if none is due. */
  payment: v.nullable(StatementPayment),
});
export type StatementSummary = v.InferOutput<typeof StatementSummary>;
