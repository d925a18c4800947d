import * as v from "valibot";
import { BookingReference } from "../booking/BookingReference.ts";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { MovementKind } from "../ledger/MovementKind.ts";
import { Currency } from "../money/Currency.ts";
import { Dinars } from "../money/Dinars.ts";
import { SignedDinars } from "../money/SignedDinars.ts";
import { MonthlyCommission } from "../payment/MonthlyCommission.ts";
import { Percentage } from "../pricing/Percentage.ts";
import { Instant } from "../time/Instant.ts";
import { anyText } from "../validation/boundedText.ts";
import { orUnknown } from "../validation/newerValues.ts";
import { StatementNumber } from "./StatementNumber.ts";

/** Maximum number of lines, and of settlements, of a statement. */
export const MAX_STATEMENT_LINES = 50_000;

/** A rental that ended in the month or whose money moved in it [ST3]. Amounts in TND. */
export const StatementLine = v.object({
  booking: v.object({ id: EntityId, reference: BookingReference }),
  car: anyText(200),
  from: Instant,
  to: Instant,
  /** Price of the rental as sold. */
  total: Dinars,
  /** Commission rate as sold, in percent. Null if no commission applied. */
  rate: v.nullable(Percentage),
  /** Amount of the commission as sold. */
  commissionSold: Dinars,
  /** 1 if the rental took place and ended in the month, otherwise 0. In a correction, the difference. */
  ended: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1)),
  /** Commission of this month: `commissionSold` if the rental ended, or a later change of it. */
  commission: SignedDinars,
  /** The marketplace's payment for its promo code in this month, or a later change of it [LG9]. Absent: 0. */
  discount: v.exactOptional(SignedDinars),
  /** Sum collected online for the agency, less refunds. */
  online: SignedDinars,
  /** Sum received at the agency's desk, less refunds. Not part of the balance. */
  desk: SignedDinars,
});
export type StatementLine = v.InferOutput<typeof StatementLine>;

/** A movement of money between agency and marketplace [LG6]. */
export const StatementSettlement = v.object({
  kind: orUnknown(MovementKind),
  at: Instant,
  reference: anyText(100),
  /** Change of the agency's balance, in TND. */
  change: SignedDinars,
});
export type StatementSettlement = v.InferOutput<typeof StatementSettlement>;

const count = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MAX_STATEMENT_LINES),
  v.maxValue(MAX_STATEMENT_LINES),
);

/** Sums of a statement, in TND. `statementTotals` computes them from the rest of the statement [ST4, ST5]. */
export const StatementTotals = v.object({
  /** Number of rentals that took place and ended in the month. */
  rentals: count,
  commission: SignedDinars,
  /** The marketplace's payments for its promo codes. Absent: 0. */
  discount: v.exactOptional(SignedDinars),
  online: SignedDinars,
  desk: SignedDinars,
  settled: SignedDinars,
  /** Balance at the end of the month: above 0 the marketplace owes the agency, below 0 the agency owes it [LG7]. */
  closing: SignedDinars,
  owedByAgency: Dinars,
  owedToAgency: Dinars,
  /** Amount that the agency has to pay; 0 below the threshold [PR20]. */
  toCollect: Dinars,
  /** Amount paid to the agency: its credit less refunds still owed to drivers. */
  toPayOut: Dinars,
  /** The part of the balance that is carried over to the next month [ST5]. */
  carriedOver: SignedDinars,
});
export type StatementTotals = v.InferOutput<typeof StatementTotals>;

/**
 * An agency's commission statement for a month ("relevé de commission"), or a correction of one. It is not an
 * invoice and never changes once issued [ST1].
 */
export const Statement = v.object({
  format: v.literal(1),
  number: StatementNumber,
  /** Number of the statement that this one corrects [ST6]. Null for the statement of a month. */
  corrects: v.nullable(StatementNumber),
  issuedAt: Instant,
  /** Month in `timeZone`, such as `2026-11`. */
  month: MonthlyCommission.entries.month,
  timeZone: anyText(60),
  marketplace: anyText(100),
  agency: v.object({ id: EntityId, slug: Slug, name: anyText(100), taxNumber: v.nullable(anyText(40)) }),
  currency: Currency,
  /** Minimum debt that is collected, in TND [PR20]. */
  threshold: Dinars,
  /** Balance at the beginning of the month, from the statement of the month before. 0 in a correction. */
  opening: SignedDinars,
  lines: v.pipe(v.array(StatementLine), v.maxLength(MAX_STATEMENT_LINES)),
  settlements: v.pipe(v.array(StatementSettlement), v.maxLength(MAX_STATEMENT_LINES)),
  /** Refunds of online payments that were owed to drivers when the statement was issued [BK12]. */
  refundsOwed: Dinars,
  totals: StatementTotals,
});
export type Statement = v.InferOutput<typeof Statement>;
