import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Providers } from "../testing/RoutedProviders.tsx";
import { useCurrencySign } from "./useCurrencySign.ts";

function Sign({ currency }: { currency: string | undefined }) {
  return useCurrencySign(currency);
}

test("returns the dinar's sign of prices in the page's language, and the code of any other currency", () => {
  const signIn = (language: "fr" | "en" | "ar", currency?: string) =>
    renderToString(
      <Providers language={language}>
        <Sign currency={currency} />
      </Providers>,
    );
  expect([signIn("fr"), signIn("en"), signIn("ar")]).toEqual(["DT", "TND", "د.ت"]);
  expect(signIn("ar", "EUR")).toBe("EUR");
});
