// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CookiesLink } from "#web/shared/SiteLayout/CookiesLink.tsx";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { VisitTracker } from "./VisitTracker.tsx";
import { hideConsentPrompt } from "./useConsentPrompt.ts";

vi.setConfig({ testTimeout: 60_000 });
const id = "G-ABC123DEF4";

beforeEach(() => {
  delete window.dataLayer;
  delete window.gtag;
  for (const script of document.head.querySelectorAll("script")) script.remove();
  document.cookie = "sayara.consent=; Max-Age=0; Path=/";
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  hideConsentPrompt();
});

function show({ gtagId = id, at = "/" } = {}) {
  return render(
    <RoutedProviders at={at} gtagId={gtagId}>
      <CookiesLink />
      <VisitTracker />
    </RoutedProviders>,
  );
}

const tags = () => document.head.querySelectorAll('script[src*="googletagmanager"]').length;
const findPrompt = () => screen.findByRole("region", { name: "Cookies" });
const isPromptShown = () => screen.queryByRole("region", { name: "Cookies" }) !== null;

test("the prompt is shown to a visitor without a choice, takes no focus, and stores and loads nothing before the choice", async () => {
  show();
  const region = await findPrompt();
  expect(region.contains(document.activeElement)).toBe(false);
  const [refuse, accept] = ["Refuse", "Accept"].map((name) => screen.getByRole("button", { name }));
  expect(refuse?.className).toBe(accept?.className);
  expect(refuse?.compareDocumentPosition(accept ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(tags()).toBe(0);
  expect(document.cookie).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("if the first interaction was a navigation, the document's first page is reported too", async () => {
  const entries = vi.spyOn(performance, "getEntriesByType");
  entries.mockReturnValue([{ name: "http://localhost:3000/about?l=fr" } as PerformanceNavigationTiming]);
  show({ at: "/contact" });
  await findPrompt();
  const viewed = () => window.dataLayer?.map((event) => "page_location" in event && event.page_location);
  expect(viewed()).toEqual(["http://localhost:3000/about?l=fr", "http://localhost:3000/contact"]);
  cleanup();
  delete window.dataLayer;
  show({ at: "/about" });
  await findPrompt();
  expect(viewed()).toHaveLength(1);
  entries.mockRestore();
});

test("a refusal is stored, and the prompt does not return", async () => {
  show();
  await findPrompt();
  fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(isPromptShown()).toBe(false);
  expect(document.cookie).toBe("sayara.consent=refused");
  cleanup();
  show();
  await waitFor(() => expect(window.dataLayer?.length).toBeGreaterThan(1));
  expect(isPromptShown()).toBe(false);
  expect(tags()).toBe(0);
});

test("consent loads the tag, now and on the next visit", async () => {
  show();
  await findPrompt();
  fireEvent.click(screen.getByRole("button", { name: "Accept" }));
  expect(document.cookie).toBe("sayara.consent=granted");
  expect(tags()).toBe(1);
  cleanup();
  delete window.gtag;
  show();
  await waitFor(() => expect(tags()).toBe(2));
  expect(isPromptShown()).toBe(false);
});

test("the Cookies link reopens the prompt with the current choice, and a withdrawal removes the stored data", async () => {
  document.cookie = "sayara.consent=granted; Path=/";
  localStorage.setItem("sayara.purchases", "{}");
  show();
  const link = await screen.findByRole("link", { name: "Cookies" });
  link.focus();
  fireEvent.click(link);
  const region = await findPrompt();
  await expect.poll(() => document.activeElement).toBe(region);
  expect(region.textContent).toContain("You have accepted.");
  link.focus();
  fireEvent.click(link);
  await waitFor(async () => expect(document.activeElement).toBe(await findPrompt()));
  fireEvent.click(screen.getByRole("button", { name: "Refuse" }));
  expect(document.activeElement).toBe(link);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe("sayara.consent=refused");
  expect(window).toHaveProperty([`ga-disable-${id}`], true);
});

test("the prompt does not appear during a booking", async () => {
  show({ at: "/checkout?car=clio" });
  await waitFor(() => expect(window.dataLayer).toBeDefined());
  expect(isPromptShown()).toBe(false);
});

test("without analytics there is no prompt, and events are only added to `dataLayer`", async () => {
  show({ gtagId: "", at: "/search/tunis?from=2026-12-01T10:00&to=2026-12-04T10:00" });
  await waitFor(() => expect(window.dataLayer).toHaveLength(2));
  expect(window.dataLayer).toEqual([
    expect.objectContaining({ event: "page_view" }),
    expect.objectContaining({ event: "search" }),
  ]);
  expect(isPromptShown()).toBe(false);
  expect(tags()).toBe(0);
});
