import type { NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";

type HandOver = Extract<NewConditionReport, { kind: "handOver" }>;
type Return = Extract<NewConditionReport, { kind: "return" }>;

const common = {
  mileage: 42_000,
  fuel: 8,
  remarks: "",
  signatures: {
    agency: { name: "Amel Ben Salah", path: null },
    driver: { name: "Hela Trabelsi", path: "M10 10L60 40L90 20" },
  },
};

/** Returns the body of a condition report at hand-over, with a deposit of 500 TND in cash. */
export function aConditionReport(changes: Partial<HandOver> = {}): HandOver {
  const deposit = { method: "cash", amount: 500 } as const;
  return { kind: "handOver", ...common, licenceSeen: true, deposit, ...changes };
}

/** Returns the body of a condition report at return, with the whole deposit given back. */
export function aReturnReport(changes: Partial<Return> = {}): Return {
  return { kind: "return", ...common, mileage: 42_350, depositReturned: 500, keptReason: "", ...changes };
}
