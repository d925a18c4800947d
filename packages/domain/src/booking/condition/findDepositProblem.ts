import type { NewConditionReport } from "./ConditionReport.ts";

interface DepositProblem {
  field: "depositReturned" | "keptReason";
  code: "price_invalid" | "required";
}

/**
 * Returns what contradicts the deposit in a report of a return: more than was taken, or no reason for which a part is
 * kept [HO2]. Null if nothing does.
 *
 * @param taken deposit taken at hand-over; 0 for none
 */
export function findDepositProblem(
  {
    depositReturned,
    keptReason,
  }: Pick<Extract<NewConditionReport, { kind: "return" }>, "depositReturned" | "keptReason">,
  taken: number,
): DepositProblem | null {
  if (depositReturned > taken) return { field: "depositReturned", code: "price_invalid" };
  if (depositReturned < taken && keptReason === "") return { field: "keptReason", code: "required" };
  return null;
}
