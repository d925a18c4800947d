// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { staffBookingAction } from "../staff/staffBookingAction.ts";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { ArrivalSection } from "./ArrivalSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const keptHours = { withoutArrival: 2, withArrival: 5 };

function renderSection(
  changes: Partial<BookingView>,
  mayEdit = true,
  handlers: Parameters<typeof fakeApi>[0] = {},
) {
  const booking = aBooking({ id, version: 3, from: "2026-12-01T09:00:00.000Z", keptHours, ...changes });
  const { mayConfirm: _, ...data } = booking;
  const { openApi, calls } = fakeApi({ setArrival: () => ({ ok: true, data }), ...handlers });
  const part = openPart(
    () => <ArrivalSection booking={booking} mayEdit={mayEdit} withProof={(run) => run()} />,
    { at: `/booking?b=${id}`, openApi, action: staffBookingAction, shouldRevalidate },
  );
  return { ...part, calls };
}

test("[AV4] the section states how long the car is held, holds it longer for a flight, and warns if the flight arrives later", () => {
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

test("[AV5] an invalid flight number shows an error at its field, and saving empty fields removes the flight", async () => {
  const { person, calls } = renderSection({ arrival: { number: "AF 1284", time: null } });
  await person.click(screen.getByRole("button", { name: "Change the flight or ferry…" }));
  const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Flight or ferry number" });
  expect(number.value).toBe("AF 1284");
  await person.clear(number);
  await person.type(number, `${"x".repeat(41)}{Enter}`);
  await waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"));
  expect(calls).toEqual([]);
  await person.clear(number);
  await waitFor(() => expect(number.getAttribute("aria-invalid")).not.toBe("true"));
  await person.click(screen.getByRole("button", { name: "Save" }));
  await expect
    .poll(() => calls.map(({ name, body }) => [name, body]))
    .toEqual([["setArrival", { version: 3, arrival: null }]]);
});

test("[AV5] focus moves into the opened form, and back to the opening button when the form is closed or saved", async () => {
  const { person, calls } = renderSection({ arrival: null });
  const opener = () => screen.findByRole("button", { name: "State a flight or ferry…" });
  const number = () => screen.findByRole("textbox", { name: "Flight or ferry number" });
  await person.click(await opener());
  expect(document.activeElement).toBe(await number());
  await person.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(await opener());
  await person.click(await opener());
  await person.type(await number(), "TU 216");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await expect.poll(() => calls.length).toBe(1);
  expect(document.activeElement).toBe(await opener());
});

test("[AV5] an error from the API is shown at its field, which receives focus", async () => {
  const { person } = renderSection({ arrival: { number: "TU 216", time: null } }, true, {
    setArrival: () => refuse(400, "invalid_input", { fields: { "arrival.number": "text_invalid" } }),
  });
  await person.click(screen.getByRole("button", { name: "Change the flight or ferry…" }));
  await person.click(screen.getByRole("button", { name: "Save" }));
  const number = screen.getByRole("textbox", { name: "Flight or ferry number" });
  await waitFor(() => expect(number.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(number);
});
