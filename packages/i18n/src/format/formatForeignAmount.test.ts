import { foreignCurrencies } from "@sayara/domain/money/ForeignCurrency";
import { languages } from "@sayara/domain/language/Language";
import { expect, test } from "vitest";
import { formatForeignAmount } from "./formatForeignAmount.ts";

test("[XR1] an amount has its currency sign before or after the number, as usual in the language", () => {
  const amounts = languages.map((language) =>
    foreignCurrencies.map((currency) => formatForeignAmount(1096, { currency, language })),
  );
  expect(Object.fromEntries(languages.map((language, index) => [language, amounts[index]]))).toEqual({
    fr: ["1\u00a0096\u00a0€", "1\u00a0096\u00a0$US", "1\u00a0096\u00a0£"],
    en: ["€1,096", "US$1,096", "£1,096"],
    es: ["1\u00a0096\u00a0€", "1\u00a0096\u00a0US$", "1\u00a0096\u00a0£"],
    ar: ["1\u00a0096\u00a0€", "1\u00a0096\u00a0US$", "1\u00a0096\u00a0£"],
  });
});
