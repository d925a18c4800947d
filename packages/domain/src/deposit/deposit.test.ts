import * as v from "valibot";
import { expect, test } from "vitest";
import { planFigures } from "../car/planFigures.ts";
import { carPasses } from "../search/carPasses.ts";
import { noCarFilter } from "../search/CarFilter.ts";
import { type DepositTier, depositTiers } from "../search/DepositTier.ts";
import { aCar } from "../testing/aCar.ts";
import { type DepositMeans, depositMeans } from "./DepositMeans.ts";
import { depositMethods } from "./DepositMethod.ts";
import { depositOffers } from "./depositOffers.ts";
import { depositRange } from "./depositRange.ts";
import { type DepositOffer, DepositTerms } from "./DepositTerms.ts";

const isValid = (terms: unknown) => v.is(DepositTerms, terms);

test("[DP1] an agency names each deposit method at most once, and never cheques", () => {
  expect(isValid([])).toBe(true);
  expect(isValid(depositMethods.map((method) => ({ method, amount: null })))).toBe(true);
  expect(isValid([{ method: "cheque", amount: null }])).toBe(false);
  expect(
    isValid([
      { method: "cash", amount: null },
      { method: "cash", amount: 500 },
    ]),
  ).toBe(false);
});

test("[DP1] offers only methods that the marketplace allows", () => {
  const terms: DepositTerms = [
    { method: "cash", amount: null },
    { method: "card", amount: null },
  ];
  expect(depositOffers(800, terms, ["card"])).toEqual([{ method: "card", amount: 800 }]);
});

test("[DP2] a method takes the car's deposit or an amount of its own", () => {
  const terms: DepositTerms = [
    { method: "cash", amount: null },
    { method: "cardImprint", amount: 1500 },
  ];
  expect(depositOffers(800, terms, depositMethods)).toEqual([
    { method: "cash", amount: 800 },
    { method: "cardImprint", amount: 1500 },
  ]);
  const isAmount = (amount: number) => isValid([{ method: "card", amount }]);
  expect([-1, 0, 0.01, 100_000, 100_000.01, 1.005].map(isAmount)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("[DP2] returns the lowest and the highest amount of all methods", () => {
  const deposits: DepositOffer[] = [
    { method: "cash", amount: 800 },
    { method: "cardImprint", amount: 1500 },
  ];
  expect(planFigures(aCar({ deposit: 800, deposits }), null)).toMatchObject({
    deposit: 800,
    depositUpTo: 1500,
  });
  expect(depositRange({ deposit: 800 })).toEqual({ from: 800, to: 800 });
  expect(depositRange({ deposit: -1, deposits: [{ method: "cash", amount: null }] })).toEqual({
    from: -1,
    to: -1,
  });
});

test("[DP3] a car without a deposit has no methods; if the deposit is not taken on a card, only cash remains", () => {
  const terms: DepositTerms = [
    { method: "cash", amount: null },
    { method: "cashEuro", amount: 700 },
    { method: "card", amount: 900 },
    { method: "cardImprint", amount: null },
  ];
  expect(depositOffers(0, terms, depositMethods)).toEqual([]);
  expect(depositOffers(-1, terms, depositMethods)).toEqual([
    { method: "cash", amount: null },
    { method: "cashEuro", amount: 700 },
  ]);
});

const passes = (
  car: { deposit: number; deposits?: DepositOffer[] },
  means: readonly DepositMeans[],
  deposit: DepositTier = "all",
) => carPasses(aCar(car), { ...noCarFilter, depositMeans: [...means], deposit });

test("[DP4] cash suffices for cash methods, a debit card for a charge, a credit card also for a reserved amount", () => {
  const meansFor = (method: DepositOffer["method"]) =>
    depositMeans.filter((means) => passes({ deposit: 500, deposits: [{ method, amount: 500 }] }, [means]));
  expect(meansFor("cash")).toEqual(["cash"]);
  expect(meansFor("cashEuro")).toEqual(["cash"]);
  expect(meansFor("card")).toEqual(["debitCard", "creditCard"]);
  expect(meansFor("cardImprint")).toEqual(["creditCard"]);
});

test("[DP4] finds cars with a method within the tier that the driver's means cover", () => {
  const car = {
    deposit: 1000,
    deposits: [
      { method: "cash", amount: 2000 },
      { method: "cardImprint", amount: 1000 },
    ] satisfies DepositOffer[],
  };
  const tiersFor = (...means: DepositMeans[]) => depositTiers.filter((tier) => passes(car, means, tier));
  expect(tiersFor("cash")).toEqual(["2000", "all"]);
  expect(tiersFor("creditCard")).toEqual(["1000", "1500", "2000", "all"]);
  expect(tiersFor("debitCard")).toEqual([]);
  expect(tiersFor("cash", "creditCard")).toEqual(["1000", "1500", "2000", "all"]);
});

test("[DP4] all means find a car without a deposit; no means find a car whose agency names no methods", () => {
  expect(depositMeans.every((means) => passes({ deposit: 0 }, [means], "1000"))).toBe(true);
  expect(depositMeans.some((means) => passes({ deposit: 500 }, [means]))).toBe(false);
  // The amount is not known.
  const unknown = { deposit: -1, deposits: [{ method: "cash", amount: null }] satisfies DepositOffer[] };
  expect(passes(unknown, ["cash"])).toBe(true);
  expect(passes(unknown, ["cash"], "2000")).toBe(false);
});

test("[DP5] without means, a car passes a tier if one of its methods does", () => {
  const deposits: DepositOffer[] = [
    { method: "cash", amount: 2500 },
    { method: "card", amount: 1500 },
  ];
  expect(depositTiers.filter((tier) => passes({ deposit: 3000, deposits }, [], tier))).toEqual([
    "1500",
    "2000",
    "all",
  ]);
});
