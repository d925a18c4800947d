// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ForeignCurrency } from "@sayara/domain/money/ForeignCurrency";
import type { Language } from "@sayara/domain/language/Language";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { ApproximateTotal } from "./ApproximateTotal.tsx";
import { CurrencySwitch } from "./CurrencySwitch.tsx";
import { storedCurrencyName } from "./storedCurrencyName.ts";
import { chooseCurrency, restoreCurrency, useCurrency } from "./useCurrency.ts";

const exchangeRates = { date: "2026-11-28", dinars: { EUR: 3.38, USD: 2.92, GBP: 3.86 } };

beforeEach(() => {
  localStorage.clear();
  act(() => chooseCurrency(null));
});
afterEach(cleanup);

interface View {
  language?: Language;
  hasDate?: boolean;
  rates?: typeof exchangeRates | undefined;
  total?: number;
}

async function show({ language = "en", hasDate = false, total = 324, ...view }: View = {}) {
  const rates = "rates" in view ? view.rates : exchangeRates;
  render(
    <RoutedProviders language={language} settings={rates ? { exchangeRates: rates } : {}}>
      <p data-testid="total">
        <ApproximateTotal total={total} hasDate={hasDate} />
      </p>
      {rates && <CurrencySwitch rates={rates} />}
    </RoutedProviders>,
  );
  return screen.findByTestId("total");
}
const textsOf = (total: HTMLElement) =>
  [...total.querySelectorAll("span > span")].map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));

test("[XR1] nothing is shown to a visitor who has not chosen a currency", async () => {
  expect((await show()).textContent).toBe("");
  expect(document.documentElement.dataset["currency"]).toBeUndefined();
});

test.each<[Language, ForeignCurrency, string[]]>([
  ["en", "EUR", ["about €96", "about 96 euros"]],
  ["en", "USD", ["about US$111", "about 111 US dollars"]],
  ["fr", "EUR", ["environ 96 €", "environ 96 euros"]],
  ["fr", "GBP", ["environ 84 £", "environ 84 livres sterling"]],
  ["es", "USD", ["alrededor de 111 US$", "alrededor de 111 dólares estadounidenses"]],
])("[XR1] in %s a total in %s is displayed and read aloud as %j", async (language, currency, texts) => {
  const total = await show({ language });
  act(() => chooseCurrency(currency));
  expect(textsOf(total)).toEqual(texts);
});

test("[XR2] the date of the rate follows the total if `hasDate` is set", async () => {
  const total = await show({ hasDate: true });
  act(() => chooseCurrency("EUR"));
  expect(textsOf(total)[0]).toBe("about €96 at the rate of 28 Nov");
});

test("[XR1, XR2] without rates, and for an amount that rounds to 0, nothing is shown", async () => {
  act(() => chooseCurrency("EUR"));
  expect((await show({ rates: undefined })).textContent).toBe("");
  cleanup();
  expect((await show({ total: 1 })).textContent).toBe("");
});

test("[XR1] the switch chooses a currency for this and later visits, and a second press clears the choice", async () => {
  const user = userEvent.setup();
  const total = await show();
  const euro = screen.getByRole("button", { name: "EUR Euro" });
  expect(screen.getByRole("group", { name: "Show totals in another currency too" })).toBeTruthy();
  await user.click(euro);
  expect(euro.getAttribute("aria-pressed")).toBe("true");
  expect(textsOf(total)[0]).toBe("about €96");
  expect(localStorage.getItem(storedCurrencyName)).toBe("EUR");
  expect(document.documentElement.dataset["currency"]).toBe("EUR");
  act(() => useCurrency.setState({ currency: null }));
  act(() => void restoreCurrency(exchangeRates));
  expect(euro.getAttribute("aria-pressed")).toBe("true");
  await user.click(euro);
  expect(total.textContent).toBe("");
  expect(localStorage.getItem(storedCurrencyName)).toBeNull();
  expect(document.documentElement.dataset["currency"]).toBeUndefined();
});

test("[XR1] an unknown stored currency is ignored", () => {
  localStorage.setItem(storedCurrencyName, "CHF");
  expect(restoreCurrency(exchangeRates)).toBeNull();
});

test("[XR1, XR2] a stored currency without a rate is ignored for this visit but stays stored", () => {
  localStorage.setItem(storedCurrencyName, "EUR");
  expect(restoreCurrency({ date: "2026-11-28", dinars: { USD: 2.92 } })).toBeNull();
  expect(restoreCurrency(undefined)).toBeNull();
  expect(document.documentElement.dataset["currency"]).toBeUndefined();
  expect(localStorage.getItem(storedCurrencyName)).toBe("EUR");
  expect(restoreCurrency(exchangeRates)).toBe("EUR");
});
