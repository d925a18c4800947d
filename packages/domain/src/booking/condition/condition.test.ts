import * as v from "valibot";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMillimes } from "@sayara/domain/money/millimes";
import { balanceOf } from "../refund/balanceOf.ts";
import { carUsage } from "./carUsage.ts";
import { bookingActors } from "@sayara/domain/booking/actions/BookingActor";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import {
  isIssuedLater,
  MAX_DRIVER_ADDRESS_LENGTH,
  MAX_LICENCE_NUMBER_LENGTH,
  seesDriverPapers,
} from "./DriverPapers.ts";
import { conditionAngles } from "./ConditionAngle.ts";
import { NewConditionReport } from "./ConditionReport.ts";
import { depositBalance } from "./depositBalance.ts";
import { findDepositProblem } from "./findDepositProblem.ts";
import { depositMethods } from "@sayara/domain/deposit/DepositMethod";
import { MAX_SIGNATURE_LENGTH, SignaturePath } from "./Signature.ts";
import { usageCharges, usageChargeSums } from "./usageCharges.ts";

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
  test("of a hand-over requires the meters, a seen licence, and the deposit or an explicit null", () => {
    expect(v.is(NewConditionReport, handOver)).toBe(true);
    for (const missing of ["mileage", "fuel", "licenceSeen", "deposit", "signatures"])
      expect(v.is(NewConditionReport, { ...handOver, [missing]: undefined })).toBe(false);
    expect(v.is(NewConditionReport, { ...handOver, licenceSeen: false })).toBe(false);
  });

  test("accepts every deposit method, but no cheque", () => {
    const withDeposit = (method: string, amount = 500) =>
      v.is(NewConditionReport, { ...handOver, deposit: { method, amount } });
    expect(depositMethods.every((method) => withDeposit(method))).toBe(true);
    expect([withDeposit("cheque"), withDeposit("cash", 0)]).toEqual([false, false]);
  });

  test("of a return gives back at most the deposit, and requires a reason for keeping part of it", () => {
    const problemOf = (changes: object, amount = 500) =>
      findDepositProblem({ ...returned, ...changes }, amount)?.field;
    expect(problemOf({})).toBeUndefined();
    expect(problemOf({ depositReturned: 501 })).toBe("depositReturned");
    expect(problemOf({}, 0)).toBe("depositReturned");
    expect(problemOf({ depositReturned: 400 })).toBe("keptReason");
    expect(problemOf({ depositReturned: 400, keptReason: "Fine" })).toBeUndefined();
  });
});

describe("[HO15] the driver’s papers", () => {
  const read = (driverPapers: object) => {
    const parsed = v.safeParse(NewConditionReport, { ...handOver, driverPapers });
    if (!parsed.success) return refusalFields(parsed.issues);
    return parsed.output.kind === "handOver" ? parsed.output.driverPapers : undefined;
  };
  const none = { licenceNumber: "", licenceIssuedOn: null, address: "" };

  test("are optional, and lose invisible characters and non-Latin digits", () => {
    expect(read(none)).toEqual(none);
    expect(
      read({
        ...none,
        licenceNumber: "\u202A١٢/ 345\u00A0678\u200B",
        address: " ٥ نهج\u200F البحيرة\nتونس ",
      }),
    ).toEqual({
      ...none,
      licenceNumber: "12/ 345 678",
      address: "٥ نهج البحيرة تونس",
    });
    expect(
      read({ licenceNumber: "تونس ٤٤", licenceIssuedOn: "2010-05-14", address: "Łódź, ul. Ogrodowa 3" }),
    ).toEqual({
      licenceNumber: "تونس 44",
      licenceIssuedOn: "2010-05-14",
      address: "Łódź, ul. Ogrodowa 3",
    });
  });

  test("reject markup, control characters, overlong values and invalid dates", () => {
    const codeOf = (papers: object) => Object.entries(read({ ...none, ...papers }) ?? {});
    expect(codeOf({ licenceNumber: "1".repeat(MAX_LICENCE_NUMBER_LENGTH + 1) })).toEqual([
      ["driverPapers.licenceNumber", "too_long?max=40"],
    ]);
    expect(codeOf({ address: "a".repeat(MAX_DRIVER_ADDRESS_LENGTH + 1) })).toEqual([
      ["driverPapers.address", "too_long?max=200"],
    ]);
    for (const licenceNumber of ["<b>1</b>", "1\u0007", "---"])
      expect(codeOf({ licenceNumber })).toEqual([["driverPapers.licenceNumber", "text_invalid"]]);
    expect(codeOf({ address: "<script>" })).toEqual([["driverPapers.address", "text_invalid"]]);
    for (const licenceIssuedOn of ["", "14/05/2010", "2010-02-30", "1899-12-31", 5])
      expect(codeOf({ licenceIssuedOn })).toEqual([["driverPapers.licenceIssuedOn", "licence_date_invalid"]]);
    expect(isIssuedLater("2026-12-02", "2026-12-01")).toBe(true);
    expect(isIssuedLater("2026-12-01", "2026-12-01")).toBe(false);
  });

  test("are visible only to the booking's driver and agency", () => {
    const seen = bookingActors.filter((actor) => seesDriverPapers({ actor, isOwn: true }));
    expect(seen).toEqual(["driver", "supplier"]);
    expect(bookingActors.some((actor) => seesDriverPapers({ actor, isOwn: false }))).toBe(false);
  });
});

test("[HO3] a signature is a path of moves and lines within bounds, or a typed name", () => {
  const isPath = (text: string) => v.is(SignaturePath, text);
  expect([isPath("M1 2L3 4"), isPath("M1 2M3 4L5 6")]).toEqual([true, true]);
  for (const text of ["", "L1 2", "M1 2Z", "M1 2L-3 4", "M1 2L1000 4", 'M1 2"/><script>'])
    expect(isPath(text)).toBe(false);
  expect(isPath(`M1 1${"L100 100".repeat(MAX_SIGNATURE_LENGTH / 8)}`)).toBe(false);
  const unnamed = { ...handOver, signatures: { ...signatures, driver: { name: " ", path: null } } };
  expect(v.is(NewConditionReport, unnamed)).toBe(false);
});

test("[HO5] a condition report has twelve photo angles", () => {
  expect(new Set(conditionAngles).size).toBe(12);
});

describe("[HO7] the usage of a car", () => {
  const from = new Date("2026-12-01T10:00:00Z");
  const to = new Date("2026-12-04T10:00:00Z");
  const rental = { from, to, mileage: 200, fuelPolicy: "likeForlike" } as const;
  const usageOf = (mileage: number, fuel: number, changes = {}) =>
    carUsage({ handOver: { mileage: 100, fuel: 7 }, returned: { mileage, fuel } }, { ...rental, ...changes });

  test("counts the kilometres above the allowance for all rental days, and the missing fuel", () => {
    expect(usageOf(701, 5)).toEqual({ kilometres: 601, extraKilometres: 1, missingFuel: 2 });
    expect(usageOf(700, 8)).toEqual({ kilometres: 600, extraKilometres: 0, missingFuel: 0 });
  });

  test("has no extra kilometres if they are unlimited, and no missing fuel with a free tank", () => {
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

  test("is returned with the car, less the exact amount kept", () => {
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

describe("[HO9] charges for the use of the car", () => {
  const prices = { extraKilometre: 0.35, missingFuel: 12.5 };

  test("are the extra kilometres and the missing fuel, at their prices", () => {
    expect(usageCharges({ extraKilometres: 120, missingFuel: 2 }, prices, null)).toEqual([
      { kind: "extraKilometres", count: 120, unitPrice: 0.35, price: 42, covered: 0 },
      { kind: "missingFuel", count: 2, unitPrice: 12.5, price: 25, covered: 0 },
    ]);
  });

  test("are empty without prices, without limits, and without extra use", () => {
    const free = { extraKilometre: null, missingFuel: null };
    expect(usageCharges({ extraKilometres: 120, missingFuel: 2 }, free, null)).toEqual([]);
    expect(usageCharges({ extraKilometres: null, missingFuel: null }, prices, null)).toEqual([]);
    expect(usageCharges({ extraKilometres: 0, missingFuel: 0 }, prices, null)).toEqual([]);
  });
});

describe("[HO10] the kept part of the deposit", () => {
  const used = { extraKilometres: 100, missingFuel: 2 };
  const prices = { extraKilometre: 0.3, missingFuel: 10 };
  const coveredBy = (kept: number, method: "cash" | "cashEuro" = "cash") =>
    usageCharges(used, prices, { method, kept }).map(({ covered }) => covered);

  test("covers the charges line by line, and never more than each charge", () => {
    expect([coveredBy(0), coveredBy(30.01), coveredBy(100)]).toEqual([
      [0, 0],
      [30, 0.01],
      [30, 20],
    ]);
  });

  test("covers nothing in another currency", () => {
    expect(coveredBy(100, "cashEuro")).toEqual([0, 0]);
  });

  test("and the sum still due add up exactly to the charges, for any prices", () => {
    const amount = (max: number) => fc.integer({ min: 1, max }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        fc.nat(2_000_000),
        fc.nat(8),
        amount(10_000),
        amount(4_000_000),
        fc.nat(10_000_000).map((hundredths) => hundredths / 100),
        (extraKilometres, missingFuel, extraKilometre, fuelPrice, kept) => {
          const unitPrices = { extraKilometre, missingFuel: fuelPrice };
          const charges = usageCharges({ extraKilometres, missingFuel }, unitPrices, {
            method: "card",
            kept,
          });
          const { total, due } = usageChargeSums(charges);
          const exact = extraKilometres * toMillimes(extraKilometre) + missingFuel * toMillimes(fuelPrice);
          expect(toMillimes(total)).toBe(exact);
          expect(toMillimes(due)).toBe(exact - Math.min(exact, toMillimes(kept)));
          const paid = { status: "paid", total: 300, payments: [{ amount: 300 }], refunds: [] } as const;
          expect(balanceOf({ ...paid, usageCharges: charges }).due).toBe(due);
        },
      ),
    );
  });
});
