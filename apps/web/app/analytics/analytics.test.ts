// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { storeConsent } from "#web/consent/storeConsent.ts";
import { deleteGtagCookies, startGtag } from "./gtag.ts";
import { clearPurchases, rememberPurchase, reportPurchase } from "./purchases.ts";
import { pushEvent } from "./pushEvent.ts";
import { reportAddress } from "./reportAddress.ts";
import { redactAddress } from "./redactAddress.ts";
import { searchEvent } from "./searchEvent.ts";

const id = "G-ABC123DEF4";

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag;
  for (const script of document.head.querySelectorAll("script")) script.remove();
  document.cookie = "sayara.consent=; Max-Age=0; Path=/";
  clearPurchases();
  localStorage.clear();
});
afterEach(() => history.replaceState(null, "", "/"));

const sum = {
  value: 318.004,
  currency: "TND",
  items: [{ id: "clio", name: "Renault Clio", quantity: 3, price: 106.0013 }],
};

test("amounts have two decimals and default to USD, and quantities are at least 1", () => {
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
  [
    "/search/tunis?from=2026-12-01T10:00&dropOff=sfax&q=amel@example.tn",
    "/search/tunis?from=2026-12-01T10%3A00&dropOff=sfax",
  ],
  [
    "/search?place=amel@example.tn&supplier=Amel&dropOff=%2B216&from=1+May&sort=a+b&page=2&l=fr",
    "/search?page=2&l=fr",
  ],
  ["/search/amel@example.tn/Am%C3%A9l?page=2", "/search//?page=2"],
])("the URL %s is reported as %s", (address, scrubbed) => {
  const origin = "https://sayara.example";
  expect(redactAddress(origin + address)).toBe(origin + scrubbed);
  history.replaceState(null, "", address);
  pushEvent({ name: "generate_lead" });
  expect(window.dataLayer).toEqual([
    { event: "generate_lead", page_location: `http://localhost:3000${scrubbed}` },
  ]);
});

test("a page view reports the kind of page instead of its title", () => {
  document.documentElement.dataset["page"] = "booking";
  document.title = "Booking SY-7K3Q9D";
  history.replaceState(null, "", "/booking?b=8c1&t=secret");
  pushEvent({ name: "page_view" });
  expect(window.dataLayer).toEqual([
    { event: "page_view", page_location: "http://localhost:3000/booking", page_title: "booking" },
  ]);
});

test.each([
  ["/search/tunis/atlas-cars?from=2026-12-01T10:00&to=2026-12-04T10:00", ["tunis", "atlas-cars"]],
  [
    "/search?place=tunis&supplier=atlas-cars&from=2026-12-01T10:00&to=2026-12-04T10:00",
    ["tunis", "atlas-cars"],
  ],
  ["/search?place=amel@example.tn&from=2026-12-01T10:00&to=2026-12-04T10:00", ["", ""]],
])("%s is reported as a search with slugs and times, without typed text", (address, [place, supplier]) => {
  const event = searchEvent(new URL(address, "https://sayara.example"));
  const times = { from: "2026-12-01T10:00", to: "2026-12-04T10:00" };
  expect(event).toEqual({ name: "search", place, supplier, ...times });
  if (event !== null) pushEvent(event);
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: "search", search_term: place, start_date: "2026-12-01T10:00" }),
  ]);
});

test("a new path reports a page view and a new place or time a search, but filters report neither", () => {
  const times = "from=2026-12-01T10:00&to=2026-12-04T10:00";
  const addresses = [
    "/",
    `/search/tunis?${times}`,
    `/search/tunis?${times}&aircon=1`,
    `/search/sfax?${times}`,
  ];
  addresses
    .map((address) => new URL(address, "https://sayara.example"))
    .reduce<ReturnType<typeof reportAddress> | null>((last, address) => reportAddress(address, last), null);
  const names = window.dataLayer?.map((event) => "event" in event && event.event);
  expect(names).toEqual(["page_view", "page_view", "search", "page_view", "search"]);
});

test("other pages report no search", () => {
  for (const pathname of ["/", "/searching", "/car/clio"])
    expect(searchEvent({ pathname, search: "?place=tunis" })).toBeNull();
});

test("after consent the tag loads once and receives later events as commands", () => {
  pushEvent({ name: "generate_lead" });
  storeConsent("granted");
  startGtag(id);
  startGtag(id);
  const sources = [...document.head.querySelectorAll("script")].map(({ src }) => src);
  expect(sources).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`]);
  pushEvent({ name: "generate_lead" });
  const commands = (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
  expect(commands.map(([name, subject]) => [name, subject])).toEqual([
    ["consent", "default"],
    ["js", expect.any(Date)],
    ["config", id],
    ["set", expect.objectContaining({ page_location: "http://localhost:3000/" })],
    ["event", "page_view"],
    ["set", expect.anything()],
    ["event", "generate_lead"],
  ]);
});

test("withdrawing consent stops the tag and deletes its cookies", () => {
  storeConsent("granted");
  startGtag(id);
  document.cookie = "_ga=GA1.1.1.1; Path=/";
  document.cookie = "_ga_ABC123DEF4=GS1; Path=/";
  document.cookie = "sayara.language=fr; Path=/";
  const countBefore = window.dataLayer?.length;
  expect(window).toHaveProperty([`ga-disable-${id}`], false);
  // Tabs share only the cookie, so a withdrawal in another tab reaches this document only through the cookie.
  storeConsent("refused");
  expect(window).toHaveProperty([`ga-disable-${id}`], true);
  deleteGtagCookies();
  expect(document.cookie).not.toContain("_ga");
  expect(document.cookie).toContain("sayara.language=fr");
  pushEvent({ name: "generate_lead" });
  const laterEvents = window.dataLayer?.slice(countBefore);
  expect(laterEvents).toEqual([expect.objectContaining({ event: "generate_lead" })]);
});

test("without consent a purchase is remembered in memory only", () => {
  for (const consent of [null, "refused"] as const) {
    delete window.dataLayer;
    if (consent !== null) storeConsent(consent);
    rememberPurchase("b1", sum);
    expect(localStorage).toHaveLength(0);
    reportPurchase("b1");
    reportPurchase("b1");
    expect(window.dataLayer).toHaveLength(1);
  }
});

test("a purchase is reported once, and only in the browser where it was booked", () => {
  storeConsent("granted");
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

test("keeps the last ten open purchases, and recovers from unreadable storage", () => {
  storeConsent("granted");
  localStorage.setItem("sayara.purchases", "{");
  for (let index = 0; index < 12; index++) rememberPurchase(`b${index}`, sum);
  const stored = JSON.parse(localStorage.getItem("sayara.purchases") ?? "{}") as object;
  expect(Object.keys(stored)).toEqual(Array.from({ length: 10 }, (_, index) => `b${index + 2}`));
});
