// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { useCancelTerms } from "./useCancelTerms.ts";

afterEach(cleanup);

const pickup = new Date("2026-12-01T09:00:00Z");
const wellBefore = new Date("2026-11-20T12:00:00Z");
const purchased = aQuoteResponse({ options: { cancellation: true } }).quote;
const included = aQuoteResponse({ car: { cancellation: 0 } }).quote;
const withoutOption = aQuoteResponse().quote;

async function termsOf(quote: typeof purchased, paidNow: number | null, now = wellBefore): Promise<string> {
  const Terms = () => <p>{useCancelTerms({ quote, pickup, now }, paidNow)}</p>;
  const view = render(
    <RoutedProviders>
      <Terms />
    </RoutedProviders>,
  );
  const { textContent } = await view.findByText(/./);
  return (textContent ?? "").replaceAll("\u00a0", " ");
}

test("the terms of a pay-later booking state that nothing is paid now, and when a cancellation request is accepted without a response", async () => {
  const terms = await termsOf(purchased, 0);
  expect(terms).toContain("Nothing is paid in advance");
  expect(terms).toContain("before Tue 1 Dec 2026, 10:00");
  expect(terms).not.toContain("30 TND");
});

test("the terms of a purchased cancellation option state its deadline and its fee", async () => {
  const terms = await termsOf(purchased, 348);
  expect(terms).toContain("Until Mon 30 Nov 2026, 10:00");
  expect(terms).toContain("except the 30 TND of this option");
  expect(terms).toContain("half of the rental");
});

test("the terms of an included cancellation option state no fee", async () => {
  const terms = await termsOf(included, null);
  expect(terms).toContain("Until Mon 30 Nov 2026, 10:00");
  expect(terms).not.toContain("except");
});

test("in the last 24 hours half of the rental is refunded", async () => {
  const terms = await termsOf(purchased, 348, new Date("2026-11-30T12:00:00Z"));
  expect(terms).toContain("Before Tue 1 Dec 2026, 10:00 up to half of the rental");
});

test("without the cancellation option the agency decides about a refund", async () => {
  expect(await termsOf(withoutOption, 318)).toContain("the agency decides");
});
