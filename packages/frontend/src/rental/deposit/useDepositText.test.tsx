// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import { Providers } from "@sayara/frontend/testing/RoutedProviders";
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useDepositText } from "./useDepositText.ts";

afterEach(cleanup);

function textIn(language: Language) {
  const { result } = renderHook(useDepositText, {
    wrapper: ({ children }) => <Providers language={language}>{children}</Providers>,
  });
  return result
    .current([
      { method: "cash", amount: 800 },
      { method: "card", amount: 800 },
      { method: "cardImprint", amount: 1000 },
    ])
    .replaceAll("\u00a0", " ");
}

test("lists the amounts of a deposit with the accepted methods", () => {
  expect(textIn("en")).toBe(
    "800 TND (cash in dinars, charged by debit or credit card) · 1,000 TND (reserved on a credit card)",
  );
});

test("in Arabic, the list has an Arabic comma and begins with a right-to-left mark", () => {
  const text = textIn("ar");
  expect(text.startsWith("\u200f")).toBe(true);
  expect(text).toContain("، ");
  expect(text).not.toContain(", ");
});
