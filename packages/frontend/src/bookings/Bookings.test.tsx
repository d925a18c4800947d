// @vitest-environment jsdom
import { i18n } from "@lingui/core";
import type { PublicSettings } from "@sayara/api-client/contract/settings/settings";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aBooking } from "../testing/data/aBooking.ts";
import { aUser } from "../testing/data/aUser.ts";
import { aPlace } from "../testing/data/aPlace.ts";
import { someBookings } from "../testing/data/someBookings.ts";
import { testMessages } from "../testing/testMessages.ts";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";
import { dismissAll, useToasts } from "../toasts/useToasts.ts";
import { Bookings, type BookingsProps } from "./Bookings.tsx";
import { allBookings } from "./BookingsRequest.ts";
import { quickRequests } from "./filters/quickRequests.ts";
import type { Bulk } from "./bulk/useBulk.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const staff = aUser({ type: "supplier", supplierId: someBookings()[0]?.supplier.id ?? null });
const idle: Bulk = { run: () => {}, isWorking: false, results: null, problem: null, reset: () => {} };

function open(props: Partial<BookingsProps> = {}, settings: Partial<PublicSettings> = {}) {
  const onRequest = vi.fn();
  const onReload = vi.fn();
  const { container } = render(
    <RoutedProviders settings={settings}>
      <Bookings
        request={allBookings}
        outcome={{ state: "found", items: someBookings(), total: 47 }}
        owed={null}
        counts={{}}
        size={20}
        places={[aPlace()]}
        agencies={[]}
        today="2026-11-20"
        now={new Date("2026-11-20T12:05:00Z")}
        user={staff}
        bulk={idle}
        isBusy={false}
        onRequest={onRequest}
        onLoadMore={async () => null}
        onReload={onReload}
        {...props}
      />
    </RoutedProviders>,
  );
  return { user: userEvent.setup(), onRequest, onReload, container };
}

/** jsdom has no `IntersectionObserver`. With this stub, the end of the list never comes into view. */
function stubObserver() {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}

const stubWideScreen = () => stubWidth("min-width");
const stubNarrowScreen = () => stubWidth("max-width");

/** Makes the media queries that contain this feature match. */
function stubWidth(feature: "min-width" | "max-width") {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.includes(feature) }),
  );
}

test("a wide screen shows a table whose rows link to the bookings", () => {
  stubWideScreen();
  open();
  const [, row] = screen.getAllByRole("row");
  if (row === undefined) throw new Error("no row");
  const link = within(row).getByRole("link", { name: /SY-PENDAA/ });
  expect(link.getAttribute("href")).toBe("/booking?b=pending");
  expect(row.textContent).toContain("Amel Ben Salah");
  expect(within(row).getByRole("timer").textContent).toBe("1 h 55 min left");
  expect(screen.getByText("47 bookings")).toBeTruthy();
});

test("[BK7] each booking shows how much of it is paid, except a cancelled one", () => {
  stubWideScreen();
  open();
  const paymentTexts = screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(paymentTexts.map((text) => text?.replaceAll("\u00a0", " "))).toEqual([
    "318 TNDUnpaid",
    "318 TNDUnpaid",
    "318 TNDPartly paid218 TND due",
    "318 TNDPaid",
    "318 TND",
    "318 TNDUnpaid",
  ]);
});

test("a phone shows cards instead, with the filters in a bottom sheet", async () => {
  stubNarrowScreen();
  const { user } = open();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getAllByRole("article")).toHaveLength(6);
  expect(screen.queryByRole("group", { name: "Status" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Filters" }));
  expect(screen.getByRole("group", { name: "Status" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Show 47 bookings" })).toBeTruthy();
});

test("changing any filter opens the first page of the new list", async () => {
  stubWideScreen();
  const { user, onRequest } = open({ request: { ...allBookings, page: 3, statuses: ["pending"] } });
  await user.click(screen.getByRole("checkbox", { name: "Paid" }));
  expect(onRequest).toHaveBeenLastCalledWith({ ...allBookings, statuses: ["pending", "paid"] });
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Next pick-up first");
  expect(onRequest).toHaveBeenLastCalledWith({ ...allBookings, statuses: ["pending"], sort: "pickUp" });
  await user.type(screen.getByRole("searchbox", { name: "Reference, driver or car" }), " amel {Enter}");
  expect(onRequest).toHaveBeenLastCalledWith({ ...allBookings, statuses: ["pending"], s: "amel" });
});

test("a day filter applies once its year is complete, and keeps focus", () => {
  stubWideScreen();
  const { onRequest } = open();
  const from = screen.getByLabelText<HTMLInputElement>("From");
  from.focus();
  for (const value of ["0002-12-01", "0202-12-01"]) fireEvent.change(from, { target: { value } });
  expect(onRequest).not.toHaveBeenCalled();
  fireEvent.change(from, { target: { value: "2026-12-01" } });
  expect(onRequest).toHaveBeenCalledExactlyOnceWith({ ...allBookings, from: "2026-12-01" });
  expect(document.activeElement).toBe(from);
});

test("one click opens today's pick-ups for staff, and another opens all bookings", async () => {
  stubWideScreen();
  const { user, onRequest } = open();
  await user.click(screen.getByRole("button", { name: "Today's pick-ups" }));
  const request = onRequest.mock.lastCall?.[0];
  expect(request).toMatchObject({ from: "2026-11-20", to: "2026-11-20", datesOf: "pickUp" });
  cleanup();
  const reopened = open({ request });
  const chip = screen.getByRole("button", { name: "Today's pick-ups" });
  expect(chip.getAttribute("aria-pressed")).toBe("true");
  await reopened.user.click(chip);
  expect(reopened.onRequest).toHaveBeenCalledWith(allBookings);
});

test("[BK12] refunds owed by staff are above the list, with a count, the amounts and a link to all of them", () => {
  stubWideScreen();
  const refund = {
    id: "r1",
    paymentId: "p1",
    amount: 246,
    gateway: "konnect",
    reference: null,
    state: "failed",
    reason: "cheaper",
    at: "2026-11-20T12:00:00.000Z",
    settledAt: "2026-11-20T12:01:00.000Z",
  } as const;
  const refunds = [refund, { ...refund, id: "r2", state: "succeeded", amount: 10 } as const];
  open({ owed: { items: [aBooking({ id: "owing", reference: "SY-AWEDAA", refunds })], total: 7 } });
  const title = screen.getByText("Refunds to make (7)");
  const text = title.parentElement?.textContent?.replaceAll("\u00a0", " ");
  expect(text).toContain("SY-AWEDAA · Amel Ben Salah · 246 TND");
  expect(screen.getByRole("link", { name: "SY-AWEDAA" }).getAttribute("href")).toBe("/booking?b=owing");
  expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/bookings?refunds=1");
  cleanup();
  open({ owed: { items: [], total: 0 } });
  expect(screen.queryByText(/Refunds to make \(/)).toBeNull();
});

test("only an admin can filter by agency, and a driver sees agencies instead of drivers", () => {
  stubWideScreen();
  open({ user: aUser({ type: "admin" }), agencies: [{ id: "agency-1", name: "Caroubier Auto" }] });
  expect(screen.getByRole("combobox", { name: "Agency" })).toBeTruthy();
  cleanup();
  open({ user: aUser() });
  expect(screen.queryByRole("combobox", { name: "Agency" })).toBeNull();
  expect(screen.queryByText("Amel Ben Salah")).toBeNull();
  expect(screen.getByRole("columnheader", { name: "Agency" })).toBeTruthy();
});

test("an empty list suggests what to do next", () => {
  stubWideScreen();
  const none = { state: "found", items: [], total: 0 } as const;
  open({ user: aUser(), outcome: none });
  expect(screen.getByRole("link", { name: "Find a car" }).getAttribute("href")).toBe("/search");
  cleanup();
  open({ outcome: none, request: { ...allBookings, s: "zz" } });
  expect(screen.getByRole("link", { name: "Show all bookings" }).getAttribute("href")).toBe("/bookings");
});

test("an empty quick list has its own message, and each quick list shows its count", () => {
  stubWideScreen();
  const [first] = quickRequests("supplier", "2026-11-20");
  open({
    outcome: { state: "found", items: [], total: 0 },
    request: first?.[1] ?? allBookings,
    counts: { toAnswer: 0, pickUps: 2 },
  });
  expect(screen.getByRole("heading", { name: "No request waits for an answer" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^To be answered\s*0$/ }).getAttribute("aria-pressed")).toBe(
    "true",
  );
  expect(screen.getByRole("button", { name: /^Today's pick-ups\s*2$/ })).toBeTruthy();
});

test("a list that failed to load offers a retry and keeps the filters", async () => {
  stubWideScreen();
  const { user, onReload } = open({
    outcome: { state: "failed", problem: { kind: "fault", fault: "network" } },
  });
  expect(screen.getByRole("alert").textContent).toContain("The bookings could not be loaded");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onReload).toHaveBeenCalledOnce();
  expect(screen.getByRole("group", { name: "Status" })).toBeTruthy();
});

test("with infinite scroll the next page is appended to the list, and its first booking receives focus", async () => {
  stubWideScreen();
  stubObserver();
  const [booking] = someBookings();
  if (booking === undefined) throw new Error("no booking");
  const next = { ...booking, id: "next", reference: "SY-NEXTAA" };
  const onLoadMore = vi.fn(async () => [booking, next]);
  const { user } = open(
    { outcome: { state: "found", items: someBookings(), total: 21 }, onLoadMore },
    { paginationMode: "infiniteScroll" },
  );
  screen.getByRole("button", { name: "Show more bookings" }).focus();
  await user.keyboard("{Enter}");
  const link = await screen.findByRole("link", { name: /SY-NEXTAA/ });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(onLoadMore).toHaveBeenCalledWith({ ...allBookings, page: 2 });
  // A booking that moved to the next page in the meantime is listed once.
  expect(screen.getAllByRole("link", { name: new RegExp(booking.reference) })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Show more bookings" })).toBeNull();
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("with infinite scroll a page that failed to load says so, and a button retries", async () => {
  stubNarrowScreen();
  stubObserver();
  i18n.loadAndActivate({ locale: "en", messages: testMessages("en") });
  const onLoadMore = vi
    .fn<BookingsProps["onLoadMore"]>()
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new Error("no connection"));
  const { user } = open({ onLoadMore }, { paginationMode: "infiniteScroll" });
  for (const times of [1, 2]) {
    await user.click(screen.getByRole("button", { name: "Show more bookings" }));
    expect(onLoadMore).toHaveBeenCalledTimes(times);
    await waitFor(() =>
      expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([i18n._(faultMessages.unknown)]),
    );
    dismissAll();
  }
});
