// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { aSupplierPlan } from "#portal/testing/data/aSupplierPlan.ts";
import * as route from "./Calendars.route.tsx";
import { someCalendars } from "./someCalendars.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => {
  vi.setSystemTime("2026-11-20T12:00:00Z");
  storeUser(aUser({ type: "supplier" }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  clearStoredUser();
});

const ok = <Data,>(data: Data) => ({ ok: true, data }) as const;
type Handlers = Parameters<typeof fakeApi>[0];

async function open(handlers: Handlers = {}, role: "owner" | "accountant" = "owner") {
  const api = fakeApi({ supplierCalendars: () => ok(someCalendars), ...handlers });
  const view = openPage(route, { at: "/calendars", openApi: api.openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Calendars" });
  const sent = (name: string) => api.calls.find((call) => call.name === name);
  return { ...view, sent };
}
const part = (name: string) => within(screen.getByRole("region", { name }));

test("[CF5] [CF7] [CF9] each calendar shows the age and the problem of its last reading, each conflict both sides", async () => {
  await open();
  expect(part("Calendars to read").getByText(/Read 8 minutes ago/)).toBeDefined();
  expect(part("Calendars to read").getByText(/The server refuses/).textContent).toContain(
    "The blocks are as of the reading before.",
  );
  expect(part("Calendars to read").getByText(/Mars\/Base/)).toBeDefined();
  const conflicts = part("Conflicts to solve");
  expect(conflicts.getByText("Turo · Reserved")).toBeDefined();
  expect(conflicts.getByRole("link", { name: "Booking SY-ACDEFG" }).getAttribute("href")).toBe(
    "/booking?b=0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  );
  expect(conflicts.getByRole("link", { name: /^See on the timeline/ }).getAttribute("href")).toBe(
    "/timeline?from=2026-12-02&days=14",
  );
});

test("[CF4] a calendar is added for a car, and a refusal keeps the input", async () => {
  let isFull = true;
  const [source] = someCalendars.sources;
  const added = { ...source, id: "source-3" } as (typeof someCalendars.sources)[number];
  const { user, sent } = await open({
    supplierCalendars: () =>
      ok({ ...someCalendars, sources: [...someCalendars.sources, ...(isFull ? [] : [added])] }),
    addCalendarSource: () => (isFull ? refuse(422, "too_many_calendars") : ok(someCalendars)),
  });
  const form = part("Add a calendar to read");
  const [name, address] = [
    form.getByRole("textbox", { name: /^Name/ }),
    form.getByLabelText(/^iCal address/),
  ];
  await user.selectOptions(form.getByRole("combobox", { name: "Car" }), "car-2");
  await user.type(name, "Turo");
  await user.type(address, "http://turo.example/a.ics");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect((await form.findAllByText(/starts with https/)).length).toBeGreaterThan(0);
  expect(sent("addCalendarSource")).toBeUndefined();
  await user.clear(address);
  await user.type(address, "https://turo.example/a.ics");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByText(/at most 100 calendars/)).toBeDefined();
  expect((name as HTMLInputElement).value).toBe("Turo");
  isFull = false;
  await user.click(await form.findByRole("button", { name: "Add" }));
  // The form is empty again once the calendar is listed.
  await waitFor(() =>
    expect(
      part("Add a calendar to read").getByRole<HTMLInputElement>("textbox", { name: /^Name/ }).value,
    ).toBe(""),
  );
  expect(sent("addCalendarSource")?.body).toEqual({
    carId: "car-2",
    name: "Turo",
    address: "https://turo.example/a.ics",
  });
});

test("[CF1] a new address is displayed only once, and an address is revoked after confirmation", async () => {
  const address = "https://api.example/api/calendar-feed/secret.ics";
  const { user, sent } = await open({
    createCalendarFeed: () => ok({ address, calendars: someCalendars }),
    revokeCalendarFeed: () => ok(someCalendars),
  });
  const feeds = part("Secret addresses");
  await user.selectOptions(feeds.getByRole("combobox", { name: /^Address for/ }), "car-2");
  await user.click(feeds.getByRole("button", { name: "Make an address" }));
  expect(await feeds.findByText(address)).toBeDefined();
  expect(sent("createCalendarFeed")?.body).toEqual({ carId: "car-2" });
  await user.click(feeds.getByRole("button", { name: "Copy the address" }));
  expect(await navigator.clipboard.readText()).toBe(address);
  await user.click(feeds.getByRole("button", { name: "Revoke the address: Kia Picanto" }));
  const dialog = await screen.findByRole("dialog", { name: "Revoke the address: Kia Picanto?" });
  await user.click(within(dialog).getByRole("button", { name: "Revoke the address" }));
  await waitFor(() => expect(sent("revokeCalendarFeed")?.params).toMatchObject({ feed: "feed-2" }));
  expect(screen.queryByText(address)).toBeNull();
});

test("a calendar is read on demand, and removed after a confirmation that states the consequences", async () => {
  const { user, sent } = await open({
    readCalendarSource: () => ok(someCalendars),
    removeCalendarSource: () => ok(someCalendars),
  });
  await user.click(screen.getByRole("button", { name: "Read now: Turo, Kia Picanto" }));
  await waitFor(() => expect(sent("readCalendarSource")?.params).toMatchObject({ source: "source-1" }));
  await user.click(screen.getByRole("button", { name: "Remove Google, Renault Clio" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove Google?" });
  expect(dialog.textContent).toContain("It is no longer read");
  await user.click(within(dialog).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(sent("removeCalendarSource")?.params).toMatchObject({ source: "source-2" }));
});

test("[SR1] an accountant reads everything and changes nothing", async () => {
  await open({}, "accountant");
  expect(screen.getByText("turo.example")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Read now|Remove|Revoke|Make|Add/ })).toBeNull();
});

test("[SU2] the page says that the plan allows only one more calendar", async () => {
  const { limits, ...plan } = aSupplierPlan();
  await open({
    supplierPlan: () =>
      ok({ ...plan, limits: { ...limits, calendars: { used: 1, allowed: 2, liftedBy: "free" } } }),
  });
  expect(screen.getByText("1 of 2 calendars")).toBeTruthy();
  expect(screen.getByText("Your plan allows one more.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Compare the plans" }).getAttribute("href")).toBe("/plan");
});
