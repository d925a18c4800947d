import type { NewConditionReport } from "./ConditionReport.ts";

interface DepositProblem {
  field: "depositReturned" | "keptReason";
  code: "price_invalid" | "required";
}

/**
 * Returns the problem with the deposit in a return's report: more is returned than was taken, or part is kept
 * without a reason [HO2]. Null if there is none.
 *
 * @param taken the deposit taken at hand-over; 0 for none
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
