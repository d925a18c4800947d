// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { Booking } from "@sayara/domain/booking/Booking";
import { afterEach, expect, test } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { DriverActions } from "./DriverActions.tsx";

afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";

async function renderedActions(changes: Partial<Booking>, now = "2026-11-20T14:00:00Z") {
  const booking = aBooking({ id, guestConfirmation: null, holdExpiresAt: null, ...changes });
  render(
    <RoutedProviders>
      <p>list</p>
      <DriverActions booking={booking} now={new Date(now)} />
    </RoutedProviders>,
  );
  await screen.findByText("list");
  return screen.queryAllByRole("listitem", { hidden: true }).map((item) => ({
    text: item.textContent,
    to: within(item).queryByRole("link", { hidden: true })?.getAttribute("href") ?? null,
  }));
}

test("a booking with the change option can be edited and cancelled from the list, and reviewed only after pick-up", async () => {
  const options = { ...aBooking().options, amendments: true };
  expect(await renderedActions({ status: "reserved", options })).toEqual([
    { text: "Change my booking…", to: `/booking?b=${id}#booking-edit` },
    { text: "Cancel my booking…", to: `/booking?b=${id}#booking-cancellation` },
    { text: "Review the agency The rental has not begun yet.", to: null },
  ]);
});

test("a request can be withdrawn, and its row says why it cannot be changed", async () => {
  expect(await renderedActions({ status: "pending" })).toEqual([
    { text: "Change my booking… Changes are not included in this booking.", to: null },
    { text: "Withdraw my request…", to: `/booking?b=${id}#booking-cancellation` },
  ]);
});

test("the agency can be reviewed after the rental", async () => {
  const [, , review] = await renderedActions({ status: "paid" }, "2027-01-01T12:00:00Z");
  expect(review).toEqual({ text: "Review the agency", to: `/review?b=${id}` });
});

test("a booking cancelled by the driver offers no actions", async () => {
  expect(
    await renderedActions({ status: "void", cancelledBy: null }, "2027-01-01T12:00:00Z"),
  ).not.toContainEqual(expect.objectContaining({ to: expect.any(String) }));
});
