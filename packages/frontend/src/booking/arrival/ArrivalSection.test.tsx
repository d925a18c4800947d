// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { ArrivalSection } from "./ArrivalSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const keptHours = { withoutArrival: 2, withArrival: 5 };

function renderSection(changes: Partial<BookingView>, mayEdit = true) {
  const booking = aBooking({ id, version: 3, from: "2026-12-01T09:00:00.000Z", keptHours, ...changes });
  const { mayConfirm: _, ...data } = booking;
  const { openApi, calls } = fakeApi({ setArrival: () => ({ ok: true, data }) });
  const part = openPart(
    () => <ArrivalSection booking={booking} mayEdit={mayEdit} withProof={(run) => run()} />,
    { at: `/booking?b=${id}`, openApi, action: staffBookingAction, shouldRevalidate },
  );
  return { ...part, calls };
}

test("[AV4] the section says until when the car is kept, longer with a flight, and warns of a later arrival", () => {
  renderSection({ arrival: null }, false);
  expect(screen.getByText(/keeps the car until .*12:00/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  renderSection({ arrival: { number: "AF 1284", time: "14:30" } });
  expect(screen.getByText(/keeps the car until .*15:00/)).toBeTruthy();
  expect(screen.queryByText("The arrival is later than that")).toBeNull();
  cleanup();
  renderSection({ arrival: { number: "AF 1284", time: "15:30" } });
  expect(screen.getByText("The arrival is later than that")).toBeTruthy();
});

test("[AV5] a flight is typed, a mistake stands beside its field, and empty fields remove it", async () => {
  const { person, calls } = renderSection({ arrival: { number: "AF 1284", time: null } });
  await person.click(screen.getByRole("button", { name: "Change the flight or ferry…" }));
  const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Flight or ferry number" });
  expect(number.value).toBe("AF 1284");
  await person.clear(number);
  await person.type(number, "x".repeat(41));
  await person.click(screen.getByRole("button", { name: "Save" }));
  expect(number.getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
  await person.clear(number);
  await person.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => calls.map(({ name, body }) => [name, body]))
    .toEqual([["setArrival", { version: 3, arrival: null }]]);
});
