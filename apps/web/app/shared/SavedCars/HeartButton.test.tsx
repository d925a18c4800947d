// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, noContent, refuse } from "@sayara/frontend/testing/fakeApi";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { useSession } from "@sayara/frontend/session/useSession";
import { useToasts } from "@sayara/frontend/toasts/useToasts";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MAX_SAVED_CARS } from "@sayara/domain/config/businessDefaults";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDeviceCars, writeDeviceCars } from "./deviceCars.ts";
import { HeartButton } from "./HeartButton.tsx";
import { readSavedCars } from "./savedCars.ts";
import { useSavedCars } from "./useSavedCars.ts";

let handlers: FakeHandlers = {};
vi.mock("@sayara/frontend/session/openBrowserApi", () => ({
  openBrowserApi: () => fakeApi(handlers).openApi(),
}));

const rental = {
  car: "hyundai-i20",
  pickup: "tunis",
  dropoff: "tunis",
  from: "2026-12-01T10:00",
  to: "2026-12-04T10:00",
  age: null,
};
const stored = { car: "hyundai-i20", pickup: "tunis", dropoff: "tunis", from: rental.from, to: rental.to };
const id = "019a0000-0000-7000-8000-000000000001";
const accountCar = {
  id,
  car: rental.car,
  pickupLocation: "tunis",
  dropOffLocation: "tunis",
  from: "2026-12-01T09:00:00.000Z",
  to: "2026-12-04T09:00:00.000Z",
  driverAge: null,
  hasAlert: false,
};
const list = (...cars: object[]) => ({ ok: true, data: { cars, isFull: false } }) as never;

beforeEach(() => {
  handlers = {};
  localStorage.clear();
  useSavedCars.setState({ owner: undefined, entries: [] });
  useToasts.setState({ toasts: [] });
});
afterEach(cleanup);

async function renderHeart(session: Parameters<typeof useSession.setState>[0]) {
  useSession.setState(session);
  render(
    <RoutedProviders>
      <HeartButton rental={rental} name="Hyundai i20" />
    </RoutedProviders>,
  );
  return { user: userEvent.setup(), heart: await screen.findByRole("button", { name: "Save Hyundai i20" }) };
}
const guest = { session: { state: "guest" } } as const;
const driver = { session: { state: "signedIn", user: aUser() } } as const;
const isPressed = (heart: HTMLElement) => heart.getAttribute("aria-pressed") === "true";
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

test("[SV1] a guest's heart button saves a car on the device and removes it, also by keyboard", async () => {
  const { user, heart } = await renderHeart(guest);
  await user.click(heart);
  await expect.poll(() => readDeviceCars()).toEqual([stored]);
  expect(isPressed(heart)).toBe(true);
  heart.focus();
  await user.keyboard("{Enter}");
  await expect.poll(() => readDeviceCars()).toEqual([]);
  expect(isPressed(heart)).toBe(false);
});

test("[SV1] if the device's list is full, nothing is saved and a toast says so", async () => {
  const days = Array.from({ length: MAX_SAVED_CARS }, (_, index) => ({ ...stored, car: `car-${index}` }));
  writeDeviceCars(days);
  const { user, heart } = await renderHeart(guest);
  await user.click(heart);
  await expect.poll(toasts).toEqual(["No more cars fit in your list"]);
  expect(isPressed(heart)).toBe(false);
  expect(readDeviceCars()).toEqual(days);
});

test("[SV3] a sign-in moves the device's cars to the account and leaves none on the device", async () => {
  writeDeviceCars([stored]);
  handlers = { addSavedCars: () => list(accountCar), removeSavedCar: () => noContent };
  const { user, heart } = await renderHeart(driver);
  await expect.poll(() => isPressed(heart)).toBe(true);
  expect(localStorage.length).toBe(0);
  await user.click(heart);
  await expect.poll(toasts).toEqual(["Hyundai i20 is no longer saved"]);
  expect(localStorage.length).toBe(0);
});

test("a failure to save reverts the heart, and cars that could not be moved stay on the device", async () => {
  writeDeviceCars([stored]);
  handlers = { addSavedCars: () => refuse(503, "unavailable") as never };
  await expect(readSavedCars({ userId: aUser().id, timeZone: "Africa/Tunis" })).rejects.toThrow(
    "addSavedCars: server fault",
  );
  expect(readDeviceCars()).toEqual([stored]);
  const { user, heart } = await renderHeart(driver);
  await user.click(heart);
  await expect.poll(toasts).toEqual(["The change was not saved. Please try again."]);
  expect(isPressed(heart)).toBe(false);
});

test("[SV1] a driver's press before the session is known saves the car in the account, not on the device", async () => {
  const added = vi.fn(() => list(accountCar));
  handlers = { addSavedCars: added, savedCars: () => list() };
  const { user, heart } = await renderHeart({ session: { state: "unknown" } });
  await user.click(heart);
  expect(isPressed(heart)).toBe(false);
  act(() => useSession.setState(driver));
  await expect.poll(toasts).toEqual(["Hyundai i20 is saved"]);
  expect(added).toHaveBeenCalledOnce();
  expect(isPressed(heart)).toBe(true);
  expect(readDeviceCars()).toEqual([]);
});

test("[SV1] staff have no heart button, and no saved cars are loaded for them", async () => {
  const read = vi.fn(() => list());
  handlers = { savedCars: read };
  useSession.setState({ session: { state: "signedIn", user: aUser({ type: "admin" }) } });
  const { container } = render(
    <RoutedProviders>
      <HeartButton rental={rental} name="Hyundai i20" />
    </RoutedProviders>,
  );
  expect(container.querySelector("button")).toBeNull();
  // A driver's heart button loads the saved cars once this module is loaded.
  await import("./savedCars.ts");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(read).not.toHaveBeenCalled();
});
