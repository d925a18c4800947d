import { type Millimes, toDinars, toMillimes } from "../money/millimes.ts";
import { isCommissionCollected } from "../payment/MonthlyCommission.ts";
import type { Statement, StatementTotals } from "./Statement.ts";

/** The parts of a statement from which its sums are computed. */
export type StatementBasis = Pick<
  Statement,
  "corrects" | "threshold" | "opening" | "lines" | "settlements" | "refundsOwed"
>;

/**
 * Computes the sums of a statement from its lines and settlements [ST4, ST5]. For an issued statement they
 * equal its `totals`, so anybody can check them. A correction collects and pays out nothing, because the next
 * statement's opening balance includes it.
 *
 * @example
 *   const statement = v.parse(Statement, JSON.parse(file));
 *   isDeepEqual(statementTotals(statement), statement.totals); // true
 */
export function statementTotals({
  corrects,
  threshold,
  opening,
  lines,
  settlements,
  refundsOwed,
}: StatementBasis): StatementTotals {
  const commission = sumOf(lines.map((line) => line.commission));
  const discount = sumOf(lines.map((line) => line.discount ?? 0));
  const online = sumOf(lines.map((line) => line.online));
  const settled = sumOf(settlements.map(({ change }) => change));
  const closing = toMillimes(opening) + online - commission + discount + settled;
  const owedByAgency = Math.max(0, -closing);
  const owedToAgency = Math.max(0, closing);
  const isAsked = corrects === null;
  const toCollect = isAsked && isCommissionCollected(toDinars(owedByAgency), threshold) ? owedByAgency : 0;
  const toPayOut = isAsked ? Math.max(0, owedToAgency - toMillimes(refundsOwed)) : 0;
  return {
    rentals: lines.reduce((count, { ended }) => count + ended, 0),
    commission: toDinars(commission),
    ...(discount !== 0 && { discount: toDinars(discount) }),
    online: toDinars(online),
    desk: toDinars(sumOf(lines.map((line) => line.desk))),
    settled: toDinars(settled),
    closing: toDinars(closing),
    owedByAgency: toDinars(owedByAgency),
    owedToAgency: toDinars(owedToAgency),
    toCollect: toDinars(toCollect),
    toPayOut: toDinars(toPayOut),
    carriedOver: toDinars(closing + toCollect - toPayOut),
  };
}

function sumOf(amounts: readonly number[]): Millimes {
  return amounts.reduce((sum, amount) => sum + toMillimes(amount), 0);
}
