// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { BookingState } from "./BookingState.tsx";

afterEach(cleanup);

const booking = aBooking({
  status: "cancelled",
  cancelledBy: "agency",
  move: { offeredUntil: "2026-11-21T11:00:00.000Z", to: null, from: null },
  refunds: [
    {
      id: "refund-1",
      paymentId: "payment-1",
      amount: 318,
      gateway: "sandbox",
      reference: null,
      state: "requested",
      reason: "cancelled",
      at: "2026-11-20T11:00:00.000Z",
      settledAt: null,
    },
  ],
});

function open(userType: "user" | "supplier", now: string) {
  render(
    <RoutedProviders>
      <BookingState {...{ booking, userType }} now={new Date(now)} onLapse={() => {}} />
    </RoutedProviders>,
  );
}

test("[MV2] a cancelled booking shows until when the driver can choose another car or a refund", () => {
  open("user", "2026-11-20T12:00:00Z");
  expect(screen.getByText("Your money awaits your choice until 21 Nov 2026, 12:00")).toBeTruthy();
});

test("[MV2] staff see that the driver can still choose, and nothing once the offer has ended", () => {
  open("supplier", "2026-11-20T12:00:00Z");
  expect(screen.getByText("Awaits the driver's choice until 21 Nov 2026, 12:00")).toBeTruthy();
  cleanup();
  open("supplier", "2026-11-21T11:00:00Z");
  expect(screen.queryByText(/Awaits/)).toBeNull();
});
