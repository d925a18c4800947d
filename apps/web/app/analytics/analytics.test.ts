// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { rememberPurchase, reportPurchase } from "./purchases.ts";
import { pushEvent } from "./pushEvent.ts";
import { scrubAddress } from "./scrubAddress.ts";

beforeEach(() => {
  delete window.dataLayer;
  localStorage.clear();
});
afterEach(() => history.replaceState(null, "", "/"));

const sum = {
  value: 318.004,
  currency: "TND",
  items: [{ id: "clio", name: "Renault Clio", quantity: 3, price: 106.0013 }],
};

test("a sum has two decimals and its currency, USD if none is given; a quantity is at least 1", () => {
  pushEvent({ name: "begin_checkout", ...sum });
  pushEvent({ name: "begin_checkout", value: 1, items: [{ id: "a", name: "A", quantity: 0, price: 1 }] });
  expect(window.dataLayer).toEqual([
    {
      event: "begin_checkout",
      page_location: "http://localhost:3000/",
      value: 318,
      currency: "TND",
      items: [{ item_id: "clio", item_name: "Renault Clio", quantity: 3, price: 106 }],
    },
    expect.objectContaining({ currency: "USD", items: [expect.objectContaining({ quantity: 1 })] }),
  ]);
});

test.each([
  ["/booking?b=8c1&t=secret", "/booking"],
  ["/activate?u=1&e=amel%40example.tn&t=secret#x", "/activate"],
  ["/checkout-session/cs_test_123?x=1", "/checkout-session/"],
  ["/search/tunis?from=2026-12-01T10:00&q=amel@example.tn", "/search/tunis?from=2026-12-01T10%3A00"],
])("the address %s is reported as %s", (address, scrubbed) => {
  const origin = "https://sayara.example";
  expect(scrubAddress(origin + address)).toBe(origin + scrubbed);
  history.replaceState(null, "", address);
  pushEvent({ name: "generate_lead" });
  expect(window.dataLayer).toEqual([
    { event: "generate_lead", page_location: `http://localhost:3000${scrubbed}` },
  ]);
});

test("a purchase is reported once, and only where its booking was made", () => {
  rememberPurchase("b1", sum);
  reportPurchase("b2");
  expect(window.dataLayer).toBeUndefined();
  reportPurchase("b1");
  reportPurchase("b1");
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: "purchase", transaction_id: "b1", value: 318, currency: "TND" }),
  ]);
  expect(localStorage.getItem("sayara.purchases")).toBeNull();
});

test("keeps the last ten open purchases, and starts anew from an unreadable store", () => {
  localStorage.setItem("sayara.purchases", "{");
  for (let index = 0; index < 12; index++) rememberPurchase(`b${index}`, sum);
  const kept = JSON.parse(localStorage.getItem("sayara.purchases") ?? "{}") as object;
  expect(Object.keys(kept)).toEqual(Array.from({ length: 10 }, (_, index) => `b${index + 2}`));
});
