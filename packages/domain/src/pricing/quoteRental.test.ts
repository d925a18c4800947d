import * as v from "valibot";
import { expect, test } from "vitest";
import { aCar } from "../testing/aCar.ts";
import { aRental } from "../testing/aRental.ts";
import { isRoundedUp } from "./isRoundedUp.ts";
import { Quote } from "./Quote.ts";
import { discountFor } from "./discountFor.ts";
import { discountSteps } from "./discountSteps.ts";
import { quoteRental } from "./quoteRental.ts";
import { quoteTotal } from "./quoteTotal.ts";

const sixPercent = { enabled: true, rate: 6, effectiveDate: "2025-12-01" };
const oneDay = { startDate: "2026-06-02", endDate: "2026-06-02" };
const allOptions = {
  cancellation: true,
  amendments: true,
  theftProtection: true,
  collisionDamageWaiver: true,
  fullInsurance: true,
  additionalDriver: true,
};

test("[PR2] without days every amount is 0, and an option that is not offered is still refused", () => {
  const reversedRental = aRental({
    car: aCar({ cancellation: -1 }),
    to: new Date("2026-05-31T09:00:00Z"),
    options: allOptions,
  });
  expect(quoteRental(reversedRental)).toEqual({
    days: 0,
    lines: [],
    rental: 0,
    optionLines: [],
    refusedOptions: ["cancellation"],
    total: 0,
    perDay: 0,
    currency: "TND",
  });
  expect(quoteTotal(reversedRental)).toBe(0);
});

test("[PR3] the first day is the date of pick-up in the marketplace's zone", () => {
  // 23:30 UTC on 31 May is 00:30 on 1 June in Tunis.
  const nightRental = aRental({
    from: new Date("2026-05-31T23:30:00Z"),
    to: new Date("2026-06-02T23:30:00Z"),
  });
  expect(quoteRental(nightRental).lines.map((line) => line.date)).toEqual(["2026-06-01", "2026-06-02"]);
  const inReykjavik = quoteRental({ ...nightRental, timeZone: "Atlantic/Reykjavik" });
  expect(inReykjavik.lines.map((line) => line.date)).toEqual(["2026-05-31", "2026-06-01"]);
});

test("[PR4] a period includes its first and its last day", () => {
  const car = aCar({ periodicPrices: [{ startDate: "2026-06-02", endDate: "2026-06-03", dailyPrice: 150 }] });
  const lines = quoteRental(aRental({ car, to: new Date("2026-06-05T09:00:00Z") })).lines;
  expect(lines.map((line) => line.price)).toEqual([100, 150, 150, 100]);
  expect(lines.map((line) => line.periodPrice)).toEqual([null, 150, 150, null]);
  expect(lines.map((line) => line.rules)).toEqual([["base"], ["period"], ["period"], ["base"]]);
});

test("[PR4] the first in the list of overlapping periods applies", () => {
  const car = aCar({
    periodicPrices: [
      { startDate: "2026-06-02", endDate: "2026-06-02", dailyPrice: 150 },
      { startDate: "2026-05-01", endDate: "2026-06-30", dailyPrice: 90 },
      { startDate: "2026-06-03", endDate: "2026-06-03", dailyPrice: 500 },
    ],
  });
  expect(quoteRental(aRental({ car })).lines.map((line) => line.price)).toEqual([90, 150, 90]);
  expect(quoteTotal(aRental({ car }))).toBe(330);
});

test("[PR4] a one-day period applies on the rental's first and last day, but not on the days next to it", () => {
  const total = (date: string) => {
    const car = aCar({ periodicPrices: [{ startDate: date, endDate: date, dailyPrice: 200 }] });
    expect(quoteRental(aRental({ car })).total).toBe(quoteTotal(aRental({ car })));
    return quoteTotal(aRental({ car }));
  };
  expect(["2026-05-31", "2026-06-01", "2026-06-02", "2026-06-03", "2026-06-04"].map(total)).toEqual([
    300, 400, 400, 400, 300,
  ]);
});

test("[PR4] a period price of 0 is accepted", () => {
  const car = aCar({ periodicPrices: [{ startDate: "2026-06-01", endDate: "2026-06-01", dailyPrice: 0 }] });
  const [first] = quoteRental(aRental({ car, commission: sixPercent })).lines;
  expect(first).toMatchObject({ basePrice: 100, periodPrice: 0, price: 0 });
});

test("[PR6] a discount applies from its threshold on, including period days", () => {
  const car = aCar({
    discounts: [{ threshold: 3, percentage: 10 }],
    periodicPrices: [{ startDate: "2026-06-02", endDate: "2026-06-02", dailyPrice: 200 }],
  });
  const threeDays = quoteRental(aRental({ car }));
  expect(threeDays.lines.map((line) => line.price)).toEqual([90, 180, 90]);
  expect(threeDays.lines[1]).toMatchObject({ discountPercentage: 10, rules: ["period", "discount"] });
  const twoDays = quoteRental(aRental({ car, to: new Date("2026-06-03T09:00:00Z") }));
  expect(twoDays.lines.map((line) => line.price)).toEqual([100, 200]);
  expect(twoDays.lines[0]?.discountPercentage).toBeNull();
});

test("[PR7] only the highest threshold reached applies, whatever its position in the list and its percentage", () => {
  const discounts = [
    { threshold: 2, percentage: 50 },
    { threshold: 3, percentage: 10 },
    { threshold: 3, percentage: 20 },
    { threshold: 4, percentage: 90 },
  ];
  expect(quoteRental(aRental({ car: aCar({ discounts }) })).total).toBe(270);
  expect(quoteRental(aRental({ car: aCar({ discounts: discounts.toReversed() }) })).total).toBe(240);
});

test("[PR7] a highest threshold of 0 % gives no discount, and no line lists one", () => {
  const discounts = [
    { threshold: 1, percentage: 30 },
    { threshold: 2, percentage: 0 },
  ];
  const quote = quoteRental(aRental({ car: aCar({ discounts }) }));
  expect(quote.total).toBe(300);
  expect(quote.lines[0]).toMatchObject({ discountPercentage: null, rules: ["base"] });
});

test("[PR8] nothing is rounded between discount, commission and the final rounding", () => {
  const price = (dailyPrice: number) => {
    const car = aCar({ dailyPrice, discounts: [{ threshold: 1, percentage: 5 }] });
    return quoteRental(aRental({ car, commission: sixPercent })).lines[0]?.price;
  };
  // 11.324 plus 6 % is 12.00344. Rounded first, 11.32 plus 6 % would be 11.9992, one dinar less.
  expect(price(11.92)).toBe(13);
  // 49.65 less 5 % is 47.1675, and plus 6 % 49.99755. Rounded first, 47.17 plus 6 % would be 50.0002, one
  // dinar more.
  expect(price(49.65)).toBe(50);
});

test("[PR9] commission applies to the whole rental if the pick-up date in the zone is on or after the effective date", () => {
  const from = new Date("2025-11-30T22:30:00Z");
  const to = new Date("2025-12-03T22:30:00Z");
  // 23:30 on 30 November in Tunis.
  const dayBefore = quoteRental(aRental({ from, to, commission: sixPercent }));
  expect(dayBefore.total).toBe(300);
  expect(dayBefore.lines[2]).toMatchObject({ date: "2025-12-02", commissionRate: null, rules: ["base"] });
  const laterRental = { from: new Date("2025-11-30T23:00:00Z"), to: new Date("2025-12-03T23:00:00Z") };
  const firstDay = quoteRental(aRental({ ...laterRental, commission: sixPercent }));
  expect(firstDay.total).toBe(318);
  expect(firstDay.lines[0]).toMatchObject({ commissionRate: 6, rules: ["base", "commission"] });
});

test("[PR9] no commission applies if commission is disabled or its rate is 0", () => {
  const car = aCar({ dailyPrice: 99.5 });
  expect(quoteRental(aRental({ car, commission: { ...sixPercent, enabled: false } })).total).toBe(298.5);
  const zeroRate = quoteRental(aRental({ car, commission: { ...sixPercent, rate: 0 } }));
  expect(zeroRate.total).toBe(298.5);
  expect(zeroRate.lines[0]?.commissionRate).toBeNull();
});

test("[PR10] 100 plus 6 % commission is 106, not 107", () => {
  const quote = quoteRental(aRental({ commission: sixPercent }));
  expect(quote.lines.map((line) => line.price)).toEqual([106, 106, 106]);
});

test("[PR10] any fraction of a dinar is rounded up to a whole dinar", () => {
  const price = (dailyPrice: number) =>
    quoteRental(aRental({ car: aCar({ dailyPrice }), commission: sixPercent })).lines[0]?.price;
  expect(price(50)).toBe(53);
  expect(price(50.01)).toBe(54);
  expect(price(0.01)).toBe(1);
  expect(price(40_000)).toBe(42_400);
  expect(price(39_999.99)).toBe(42_400);
});

test("[PR11] without commission a day is rounded half up to 10 millimes", () => {
  const price = (percentage: number) =>
    quoteRental(aRental({ car: aCar({ dailyPrice: 0.1, discounts: [{ threshold: 1, percentage }] }) }))
      .lines[0]?.price;
  expect(price(5)).toBe(0.1);
  expect(price(5.01)).toBe(0.09);
  expect(price(15)).toBe(0.09);
  expect(price(100)).toBe(0);
});

test("[PR13] an option that is not offered is listed as refused and is in no sum", () => {
  const car = aCar({ fullInsurance: -1, cancellation: 30 });
  const quote = quoteRental(aRental({ car, options: { fullInsurance: true, cancellation: true } }));
  expect(quote.refusedOptions).toEqual(["fullInsurance"]);
  expect(quote.optionLines.map((line) => line.option)).toEqual(["cancellation"]);
  expect(quote.total).toBe(330);
});

test("[PR13] [PL2] a cover replaced by included full insurance is not sold", () => {
  const car = { ...aCar(), theftProtection: 5, collisionDamageWaiver: 0, fullInsurance: 0 };
  const quote = quoteRental(aRental({ car, options: { theftProtection: true } }));
  expect(quote.refusedOptions).toEqual(["theftProtection"]);
  expect(quote.optionLines.map(({ option }) => option)).not.toContain("theftProtection");
  expect(quote.total).toBe(quote.rental);
});

test("[PR13] an option that is neither offered nor chosen is not listed as refused", () => {
  const quote = quoteRental(aRental({ car: aCar({ fullInsurance: -1 }), options: { fullInsurance: false } }));
  expect(quote.refusedOptions).toEqual([]);
});

test("[PR14] cancellation and amendments are paid once, the other options per day", () => {
  expect(quoteRental(aRental({ options: allOptions })).optionLines).toEqual([
    { option: "cancellation", unitPrice: 30, quantity: 1, price: 30 },
    { option: "amendments", unitPrice: 20, quantity: 1, price: 20 },
    { option: "theftProtection", unitPrice: 5, quantity: 3, price: 15 },
    { option: "collisionDamageWaiver", unitPrice: 8, quantity: 3, price: 24 },
    { option: "fullInsurance", unitPrice: 15, quantity: 3, price: 45 },
    { option: "additionalDriver", unitPrice: 6, quantity: 3, price: 18 },
  ]);
  expect(quoteTotal(aRental({ options: allOptions }))).toBe(452);
});

test("[PR15] an included option is listed and adds nothing", () => {
  const quote = quoteRental(aRental({ car: aCar({ amendments: 0 }), options: { amendments: true } }));
  expect(quote.optionLines).toEqual([{ option: "amendments", unitPrice: 0, quantity: 1, price: 0 }]);
  expect(quote.total).toBe(300);
});

test("[PR15] an included option counts as chosen without a request; an option with a price does not", () => {
  const quote = quoteRental(aRental({ car: aCar({ cancellation: 0 }), options: { cancellation: false } }));
  expect(quote.optionLines).toEqual([{ option: "cancellation", unitPrice: 0, quantity: 1, price: 0 }]);
  expect(quoteRental(aRental({ car: aCar({ cancellation: 30 }) })).optionLines).toEqual([]);
});

test("[PR16] neither discount nor commission applies to options", () => {
  const car = aCar({ discounts: [{ threshold: 1, percentage: 50 }], theftProtection: 4.55 });
  const quote = quoteRental(aRental({ car, options: { theftProtection: true }, commission: sixPercent }));
  expect(quote.rental).toBe(159);
  expect(quote.total).toBe(172.65);
});

test("[PR17] the lines add up to the rental, and the rental and options to the total", () => {
  const car = aCar({ dailyPrice: 33.35, cancellation: 0.01 });
  const quote = quoteRental(aRental({ car, options: { cancellation: true } }));
  expect(quote).toMatchObject({ rental: 100.05, total: 100.06, perDay: 33.35 });
});

test("[PR21] the price per day includes daily options but no flat fee, to the nearest 0.01", () => {
  const car = aCar({ cancellation: 30, amendments: 20, theftProtection: 5 });
  const options = { cancellation: true, amendments: true, theftProtection: true };
  expect(quoteRental(aRental({ car, options }))).toMatchObject({ total: 365, perDay: 105 });
  const carWithUnevenTotal = aCar({ dailyPrice: 100, periodicPrices: [{ ...oneDay, dailyPrice: 100.01 }] });
  // 200.01 / 2 = 100.005
  expect(quoteRental(aRental({ car: carWithUnevenTotal, to: new Date("2026-06-03T09:00:00Z") })).perDay).toBe(
    100.01,
  );
});

test("[PR10] detects a day with commission that was rounded up", () => {
  const roundedUp = (changes: Parameters<typeof aCar>[0], commission = sixPercent) => {
    const [line] = quoteRental(aRental({ car: aCar(changes), commission })).lines;
    return line && isRoundedUp(line);
  };
  expect(roundedUp({ dailyPrice: 100 })).toBe(false);
  expect(roundedUp({ dailyPrice: 99 })).toBe(true);
  expect(roundedUp({ dailyPrice: 200, discounts: [{ threshold: 1, percentage: 50 }] })).toBe(false);
  expect(roundedUp({ dailyPrice: 200, discounts: [{ threshold: 1, percentage: 49.99 }] })).toBe(true);
  expect(roundedUp({ dailyPrice: 99.99 }, { ...sixPercent, enabled: false })).toBe(false);
});

test("[PR17] a quote passes its own API schema unchanged", () => {
  const quote = quoteRental(aRental({ options: allOptions, commission: sixPercent }));
  expect(v.parse(Quote, structuredClone(quote))).toEqual(quote);
});

test("[PR19] a price that cannot be computed exactly throws", () => {
  const commission = { ...sixPercent, rate: 6.005 };
  for (const quote of [quoteRental, quoteTotal]) {
    expect(() => quote(aRental({ car: aCar({ dailyPrice: 100.001 }) }))).toThrow(
      "100.001 is not an amount with at most 2 decimals",
    );
    expect(() => quote(aRental({ car: aCar({ dailyPrice: 40_000.01 }) }))).toThrow(RangeError);
    expect(() => quote(aRental({ car: aCar({ dailyPrice: -1 }) }))).toThrow("-1 is not a catalogue price");
    expect(() => quote(aRental({ car: aCar({ dailyPrice: Number.NaN }) }))).toThrow(RangeError);
    expect(() => quote(aRental({ commission }))).toThrow(RangeError);
    expect(() => quote(aRental({ commission: { ...sixPercent, rate: 101 } }))).toThrow(
      "101 is not a percentage",
    );
    expect(() => quote(aRental({ commission: { ...sixPercent, rate: -1 } }))).toThrow(RangeError);
    const car = aCar({ theftProtection: 0.125 });
    expect(() => quote(aRental({ car, options: { theftProtection: true } }))).toThrow(RangeError);
  }
});

test("[PR6] [PR7] lists the discounts by length in the order of their thresholds, and marks the rental's own", () => {
  const discounts = [
    { threshold: 30, percentage: 25 },
    { threshold: 7, percentage: 10 },
    { threshold: 7, percentage: 50 },
    { threshold: 60, percentage: 0 },
  ];
  const stepsFor = (days: number) =>
    discountSteps(discounts, days).map(({ threshold, percentage, isReached }) => [
      threshold,
      percentage,
      isReached,
    ]);
  expect(stepsFor(0)).toEqual([
    [7, 10, false],
    [30, 25, false],
  ]);
  expect(stepsFor(29)[0]).toEqual([7, 10, true]);
  expect(stepsFor(30).map(([, , isReached]) => isReached)).toEqual([false, true]);
  // From 60 days on, the discount is 0 %.
  expect(stepsFor(60).map(([, , isReached]) => isReached)).toEqual([false, false]);
  for (const days of [6, 7, 29, 30, 59, 60]) {
    const reached = discountSteps(discounts, days).find(({ isReached }) => isReached);
    expect(reached?.percentage ?? 0).toBe(discountFor(discounts, days));
  }
});
