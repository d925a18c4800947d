// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { useLoaderData, useRevalidator } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aReplacement } from "#web/testing/data/aReplacement.ts";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { shouldRevalidate } from "#web/pages/booking/Booking.route.tsx";
import { MovedNotice } from "./MovedNotice.tsx";
import { MoveSection } from "./MoveSection.tsx";
import { useMove } from "./useMove.ts";
import { type OfferedCars, loadOfferedCars } from "@sayara/frontend/booking/loadParts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const carIds = ["a", "b", "c"].map((letter) => `0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e0${letter}`);
const [i10 = "", clio = "", panda = ""] = carIds;
const until = "2026-11-21T12:00:00.000Z";
const refund = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e11",
  paymentId: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e12",
  amount: 318,
  gateway: "sandbox",
  reference: null,
  state: "requested",
  reason: "cancelled",
  at: "2026-11-20T12:00:00.000Z",
  settledAt: null,
} as const;
const cars = [
  aReplacement({ car: { id: i10, name: "Hyundai i10" } }),
  aReplacement({ car: { id: clio, name: "Renault Clio" }, total: 351 }),
  aReplacement({ car: { id: panda, name: "Fiat Panda" }, total: 288, missingOptions: ["theftProtection"] }),
];
const respondWith = (data: object) => ({ ok: true, data }) as never;
const normalizeSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ") ?? "";

type Handlers = Parameters<typeof fakeApi>[0];

function open(handlers: Handlers = {}, changes: Partial<BookingView> = {}) {
  const booking = aBooking({
    id,
    version: 3,
    status: "cancelled",
    cancelledBy: "agency",
    refunds: [refund],
    ...changes,
  });
  const { openApi, calls } = fakeApi({
    replacements: () => respondWith({ offeredUntil: until, cars }),
    ...handlers,
  });
  const onMoved = vi.fn();
  const load = async () => loadOfferedCars(await openApi(), { id, token: null, language: "en" });
  function Page() {
    const { offered } = useLoaderData<{ offered: Promise<OfferedCars> }>();
    const { revalidate } = useRevalidator();
    const moveState = useMove({ booking, onMoved });
    return (
      <MoveSection
        {...{ booking, until, offered, moveState }}
        proof={null}
        onRetry={() => void revalidate()}
      />
    );
  }
  const part = openPart(Page, {
    at: `/booking?b=${id}`,
    openApi,
    action: bookingAction,
    shouldRevalidate,
    load: () => ({ offered: load() }),
  });
  return { ...part, calls, onMoved };
}

test("the offer shows three cars with total, difference and missing options, and its deadline", async () => {
  const { container } = open();
  await screen.findByText("Hyundai i10");
  const items = screen
    .getAllByRole("listitem")
    .map(({ textContent }) => normalizeSpaces(textContent))
    .filter((text) => text.includes("Take this car"));
  expect(items[0]).toContain("318 TNDthe same price");
  expect(items[1]).toContain("351 TND33 TND more");
  expect(items[2]).toContain("Without: Theft protection");
  expect(items[2]).toContain("288 TND30 TND less");
  const text = normalizeSpaces(container.textContent);
  expect(text).toContain("by Sat 21 Nov 2026, 13:00: the 318 TND that you paid moves with you.");
});

test("the dialog shows the amounts, and confirming it moves the booking", async () => {
  const movedBooking = { bookingId: clio, reference: "SY-4M7T3C", status: "deposit", token: null };
  const { person, calls, onMoved } = open({ moveBooking: () => respondWith(movedBooking) });
  await person.click(await screen.findByRole("button", { name: "Take this car: Renault Clio" }));
  const dialog = await screen.findByRole("dialog", { name: "Move your booking to Renault Clio?" });
  const text = normalizeSpaces(dialog.textContent);
  expect(text).toContain("New total351 TND");
  expect(text).toContain("Already paid, counts for it318 TND");
  expect(text).toContain("Left to pay, at the agency or online33 TND");
  await person.click(within(dialog).getByRole("button", { name: "Move my booking" }));
  await expect.poll(() => onMoved).toHaveBeenCalledWith(movedBooking);
  expect(calls.at(-1)).toMatchObject({
    name: "moveBooking",
    body: { version: 3, car: clio, total: 351, signedQuote: "a-signed-quote" },
  });
});

test("a cheaper car shows the amount refunded and its missing options", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("button", { name: "Take this car: Fiat Panda" }));
  const dialog = await screen.findByRole("dialog");
  const text = normalizeSpaces(dialog.textContent);
  expect(text).toContain("Refunded to you30 TND");
  expect(text).toContain("This car does not have: Theft protection.");
});

test("a car that was taken in the meantime is reported, and the remaining cars are offered", async () => {
  let tries = 0;
  const { person, onMoved, reload } = open({
    replacements: () => respondWith({ offeredUntil: until, cars: ++tries === 1 ? cars : cars.slice(1) }),
    moveBooking: () => refuse(409, "car_taken"),
  });
  await person.click(await screen.findByRole("button", { name: "Take this car: Hyundai i10" }));
  await person.click(await screen.findByRole("button", { name: "Move my booking" }));
  expect(await screen.findByRole("alert")).toBeTruthy();
  await expect.poll(() => screen.queryByText("Hyundai i10")).toBeNull();
  expect(screen.getByText("Renault Clio")).toBeTruthy();
  expect(onMoved).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test("the dialog that requests the refund explains that the offer ends", async () => {
  const { person, calls, reload } = open({ declineMove: () => refuse(409, "stale_version") as never });
  await person.click(await screen.findByRole("button", { name: "Refund me now…" }));
  const dialog = await screen.findByRole("dialog", { name: "Get your money back?" });
  expect(normalizeSpaces(dialog.textContent)).toContain("no longer offered here");
  await person.click(within(dialog).getByRole("button", { name: /^Refund 318/ }));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(calls.find((call) => call.name === "declineMove")).toMatchObject({ body: { version: 3 } });
});

test("an offer without cars for an unpaid booking says that no car is free and offers no refund", async () => {
  open({ replacements: () => respondWith({ offeredUntil: until, cars: [] }) }, { refunds: [] });
  expect(await screen.findByText("No car is free any more at these places and times.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("cars that failed to load can be retried", async () => {
  let tries = 0;
  const { person } = open({
    replacements: () =>
      ++tries === 1
        ? (refuse(503, "unavailable") as never)
        : respondWith({ offeredUntil: until, cars: cars.slice(0, 1) }),
  });
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Hyundai i10")).toBeTruthy();
});

test("a moved booking links to the new booking; opened by a signed link, it refers to the mail instead", () => {
  const to = { id: clio, reference: "SY-4M7T3C" };
  const show = (isByLink: boolean) =>
    render(
      <RoutedProviders>
        <MovedNotice {...{ to, isByLink }} />
      </RoutedProviders>,
    );
  show(false);
  expect(screen.getByRole("link", { name: "See booking SY-4M7T3C" }).getAttribute("href")).toContain(clio);
  cleanup();
  show(true);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.getByText(/Its link is in our email/)).toBeTruthy();
});
