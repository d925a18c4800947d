import * as v from "valibot";
import { expect, test } from "vitest";
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { aRental } from "@sayara/domain/testing/aRental";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { quoteRental } from "../quoteRental.ts";
import { quoteTotal } from "../quoteTotal.ts";
import { type ChosenExtra, ExtraChoices } from "./ChosenExtra.ts";
import { Extra } from "./Extra.ts";

const problemsOf = (changes: object) => {
  const { issues } = v.safeParse(Extra, { ...anExtra(), ...changes });
  return issues === undefined ? {} : refusalFields(issues);
};

test("[EX1] an extra requires a known kind and a name in every language", () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ kind: "sunshade" })).toEqual({ kind: "invalid" });
  expect(problemsOf({ name: { ...inAllLanguages({ fr: "GPS" }), en: "  ", es: "<b>" } })).toEqual({
    "name.en": "required",
    "name.es": "text_invalid",
  });
  expect(v.parse(Extra, anExtra({ name: inAllLanguages({ fr: " GPS ", en: "GPS" }) })).name.fr).toBe("GPS");
});

test("[EX2] [PR19] refuses a price, a maximum or a stock out of bounds, with an error at its field", () => {
  expect(problemsOf({ price: 0, per: "rental", maximumPerRental: 1, stock: 1 })).toEqual({});
  expect(problemsOf({ price: 40_000, maximumPerRental: 20, stock: 500 })).toEqual({});
  expect(problemsOf({ price: -1 })).toEqual({ price: "price_invalid" });
  expect(problemsOf({ price: 5.005 })).toEqual({ price: "price_invalid" });
  expect(problemsOf({ price: 40_000.01 })).toEqual({ price: "price_invalid" });
  expect(problemsOf({ per: "week" })).toEqual({ per: "invalid" });
  expect(problemsOf({ maximumPerRental: 0, stock: 0 })).toEqual({
    maximumPerRental: "number_out_of_range?min=1&max=20",
    stock: "number_out_of_range?min=1&max=500",
  });
  expect(problemsOf({ maximumPerRental: 21, stock: 1.5 })).toEqual({
    maximumPerRental: "number_out_of_range?min=1&max=20",
    stock: "number_out_of_range?min=1&max=500",
  });
});

const chosen = (changes: Partial<ChosenExtra> = {}): ChosenExtra => {
  const { kind, name, price, per } = anExtra();
  return { id: "extra-1", kind, name, price, per, count: 1, ...changes };
};
const roofBox = chosen({ id: "extra-2", kind: "roofBox", price: 60, per: "rental" });

test("[EX4] an extra costs its price times the pieces, and times the days if the price is per day", () => {
  const rental = aRental({ extras: [chosen({ count: 2, price: 5.5 }), roofBox] });
  const quote = quoteRental(rental);
  expect(quote.extraLines?.map(({ count, quantity, price }) => [count, quantity, price])).toEqual([
    [2, 6, 33],
    [1, 1, 60],
  ]);
  const withoutExtras = quoteRental(aRental());
  expect(quote.total).toBe(withoutExtras.total + 93);
  expect(quote.rental).toBe(withoutExtras.rental);
  expect(quoteTotal(rental)).toBe(quote.total);
});

test("[EX4] [PR21] the price per day excludes extras priced per rental; a quote without extras has no extra lines", () => {
  const withoutExtras = quoteRental(aRental());
  expect(withoutExtras).not.toHaveProperty("extraLines");
  expect(quoteRental(aRental({ extras: [] }))).toEqual(withoutExtras);
  expect(quoteRental(aRental({ extras: [roofBox] })).perDay).toBe(withoutExtras.perDay);
  expect(quoteRental(aRental({ extras: [chosen()] })).perDay).toBe(withoutExtras.perDay + 5);
  expect(quoteRental(aRental({ extras: [chosen({ price: 0 })] })).extraLines).toHaveLength(1);
});

test("[EX4] pricing rejects an extra with an invalid price or count", () => {
  for (const extra of [
    chosen({ count: 0 }),
    chosen({ count: 1.5 }),
    chosen({ price: -1 }),
    chosen({ price: 0.005 }),
  ]) {
    expect(() => quoteRental(aRental({ extras: [extra] }))).toThrow(RangeError);
    expect(() => quoteTotal(aRental({ extras: [extra] }))).toThrow(RangeError);
  }
});

test("[EX4] [RC1] a receipt recomputes each extra from the terms as sold, and names its rule", () => {
  const { quote, figures } = receiptOf(aReceiptInput({ extras: [chosen({ count: 2 }), roofBox] }));
  const extras = figures.filter(({ kind }) => kind === "extra");
  expect(extras.map(({ id, amount, rules }) => [id, amount, rules])).toEqual([
    ["extra:extra-1", 30, ["EX4"]],
    ["extra:extra-2", 60, ["EX4"]],
  ]);
  expect(quote.total).toBe(receiptOf(aReceiptInput()).quote.total + 90);
});

test("[CN10] [EX4] the difference of two quotes names each extra that differs", () => {
  const before = quoteRental(aRental({ extras: [chosen(), roofBox] }));
  const after = quoteRental(aRental({ extras: [chosen({ count: 2 })] }));
  expect(quoteDifference(before, after)).toEqual([
    { part: "extra", extra: { id: "extra-1", name: anExtra().name }, before: 15, after: 30, difference: 15 },
    { part: "extra", extra: { id: "extra-2", name: anExtra().name }, before: 60, after: 0, difference: -60 },
  ]);
});

test("[EX5] a driver may choose each extra once, with at least one piece", () => {
  const errorsOf = (choices: unknown) => {
    const { issues } = v.safeParse(v.object({ extras: ExtraChoices }), { extras: choices });
    return issues === undefined ? {} : refusalFields(issues);
  };
  expect(errorsOf([{ extra: "a", count: 20 }])).toEqual({});
  expect(errorsOf([{ extra: "a", count: 0 }])).toEqual({
    "extras.0.count": "number_out_of_range?min=1&max=20",
  });
  expect(
    errorsOf([
      { extra: "a", count: 1 },
      { extra: "A", count: 1 },
    ]),
  ).toEqual({ extras: "invalid" });
});
