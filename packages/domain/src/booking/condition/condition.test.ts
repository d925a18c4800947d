import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { carUsage } from "./carUsage.ts";
import { conditionAngles } from "./ConditionAngle.ts";
import { NewConditionReport } from "./ConditionReport.ts";
import { depositBalance } from "./depositBalance.ts";
import { findDepositProblem } from "./findDepositProblem.ts";
import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { MAX_SIGNATURE_LENGTH, SignaturePath } from "./Signature.ts";

const signatures = {
  agency: { name: "Amel Ben Salah", path: null },
  driver: { name: "Hela Trabelsi", path: "M10 10L20 20M30 10L40 20" },
};
const meters = { mileage: 42_000, fuel: 8, remarks: "", signatures };
const handOver = { kind: "handOver", ...meters, licenceSeen: true, deposit: null } as const;
const returned = { kind: "return", ...meters, depositReturned: 500, keptReason: "" } as const;
const report = { id: "a", at: "2026-12-01T10:00:00Z", ...meters, signatures, pictures: [] };
const taken = { ...report, deposit: { method: "cash", amount: 500.5 } } as const;

describe("[HO2] a report", () => {
  test("of a hand-over needs the meters, a licence that was seen, and the deposit or that there is none", () => {
    expect(v.is(NewConditionReport, handOver)).toBe(true);
    for (const missing of ["mileage", "fuel", "licenceSeen", "deposit", "signatures"])
      expect(v.is(NewConditionReport, { ...handOver, [missing]: undefined })).toBe(false);
    expect(v.is(NewConditionReport, { ...handOver, licenceSeen: false })).toBe(false);
  });

  test("names how a deposit is held, never by cheque", () => {
    const withDeposit = (method: string, amount = 500) =>
      v.is(NewConditionReport, { ...handOver, deposit: { method, amount } });
    expect(depositMethods.every((method) => withDeposit(method))).toBe(true);
    expect([withDeposit("cheque"), withDeposit("cash", 0)]).toEqual([false, false]);
  });

  test("of a return gives back at most the deposit, and says why a part is kept", () => {
    const problemOf = (changes: object, amount = 500) =>
      findDepositProblem({ ...returned, ...changes }, amount)?.field;
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ depositReturned: 501 })).toBe("depositReturned");
    expect(problemOf({}, 0)).toBe("depositReturned");
    expect(problemOf({ depositReturned: 400 })).toBe("keptReason");
    expect(problemOf({ depositReturned: 400, keptReason: "Fine" })).toBeUndefined();
  });
});

test("[HO3] a signature is a bounded path of moves and lines, or a typed name", () => {
  const isPath = (text: string) => v.is(SignaturePath, text);
  expect([isPath("M1 2L3 4"), isPath("M1 2M3 4L5 6")]).toEqual([true, true]);
  for (const text of ["", "L1 2", "M1 2Z", "M1 2L-3 4", "M1 2L1000 4", 'M1 2"/><script>'])
    expect(isPath(text)).toBe(false);
  expect(isPath(`M1 1${"L100 100".repeat(MAX_SIGNATURE_LENGTH / 8)}`)).toBe(false);
  const unnamed = { ...handOver, signatures: { ...signatures, driver: { name: " ", path: null } } };
  expect(v.is(NewConditionReport, unnamed)).toBe(false);
});

test("[HO5] there are twelve angles", () => {
  expect(new Set(conditionAngles).size).toBe(12);
});

describe("[HO7] the usage of a car", () => {
  const from = new Date("2026-12-01T10:00:00Z");
  const to = new Date("2026-12-04T10:00:00Z");
  const rental = { from, to, mileage: 200, fuelPolicy: "likeForlike" } as const;
  const usageOf = (mileage: number, fuel: number, changes = {}) =>
    carUsage({ handOver: { mileage: 100, fuel: 7 }, returned: { mileage, fuel } }, { ...rental, ...changes });

  test("counts the kilometres above the allowance of all rental days, and the fuel that is missing", () => {
    expect(usageOf(701, 5)).toEqual({ kilometres: 601, extraKilometres: 1, missingFuel: 2 });
    expect(usageOf(700, 8)).toEqual({ kilometres: 600, extraKilometres: 0, missingFuel: 0 });
  });

  test("is not compared with an allowance that there is not", () => {
    const usage = usageOf(9000, 0, { mileage: -1, fuelPolicy: "freeTank" });
    expect(usage).toEqual({ kilometres: 8900, extraKilometres: null, missingFuel: null });
  });
});

describe("[HO8] a security deposit", () => {
  test("is held from hand-over to return", () => {
    expect(depositBalance({ handOver: taken, return: null })).toMatchObject({ held: 500.5, kept: 0 });
    expect(depositBalance({ handOver: { ...taken, deposit: null }, return: null })).toBeNull();
    expect(depositBalance({ handOver: null, return: null })).toBeNull();
  });

  test("is returned with the car, but for what is kept, exactly", () => {
    const back = { ...report, depositReturned: 400.4, keptReason: "Fuel" };
    expect(depositBalance({ handOver: taken, return: back })).toEqual({
      method: "cash",
      taken: 500.5,
      held: 0,
      returned: 400.4,
      kept: 100.1,
      keptReason: "Fuel",
    });
  });
});
