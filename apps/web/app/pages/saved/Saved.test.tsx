// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, noContent, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { useSession } from "@sayara/frontend/session/useSession";
import { useToasts } from "@sayara/frontend/toasts/useToasts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDeviceCar, readDeviceCars } from "#web/shared/SavedCars/deviceCars.ts";
import { aSavedCar } from "#web/testing/data/aSavedCar.ts";
import * as route from "./Saved.route.tsx";

vi.setConfig({ testTimeout: 30_000 });
const { entry, now } = aSavedCar();
const id = "019a0000-0000-7000-8000-000000000001";
const accountCar = (hasAlert = false) => ({
  id,
  car: entry.car,
  pickupLocation: entry.pickup,
  dropOffLocation: entry.dropoff,
  from: "2026-12-01T09:00:00.000Z",
  to: "2026-12-04T09:00:00.000Z",
  driverAge: null,
  hasAlert,
});

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ session: { state: "guest" } });
  useToasts.setState({ toasts: [] });
});
afterEach(cleanup);

function open(handlers: FakeHandlers = {}) {
  const { openApi, calls } = fakeApi({ savedCarTotals: () => ({ ok: true, data: [now] }), ...handlers });
  return { ...openRoute(route, { at: "/saved", openApi }), calls };
}

/** Returns the action of the last toast. */
function undoButton() {
  const toast = useToasts.getState().toasts.at(-1);
  return toast?.action;
}

test("[SV2] a guest's saved car shows its total, loaded in one call, and can be booked or removed with undo", async () => {
  addDeviceCar(entry);
  const { user, calls } = open();
  const card = within(await screen.findByRole("article", { name: "Hyundai i20, Jasmin Rent" }));
  expect(card.getByText(/318/).textContent?.replaceAll(/\s/g, " ")).toBe("318 TND");
  expect(card.getByRole("link", { name: /^Choose/ }).getAttribute("href")).toContain("/checkout?car=");
  expect(card.queryByRole("switch")).toBeNull();
  expect(screen.getByText("These cars are saved on this device only")).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(["savedCarTotals"]);
  await user.click(card.getByRole("button", { name: /^Remove/ }));
  expect(await screen.findByText("No saved car")).toBeTruthy();
  expect(readDeviceCars()).toEqual([]);
  await expect.poll(undoButton).toBeTruthy();
});

test("[SV2] a car that cannot be booked shows the reason and what can be done", async () => {
  addDeviceCar(entry);
  for (const [state, text, link] of [
    ["taken", "Taken for these dates", "See other cars"],
    ["past", "Too late to book these dates", /^Choose new dates/],
    ["withdrawn", "No longer offered for this place and these dates", "See other cars"],
  ] as const) {
    open({ savedCarTotals: () => ({ ok: true, data: [{ ...now, state, total: null, days: null }] }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole("link", { name: link })).toBeTruthy();
    cleanup();
  }
});

test("[SV3, SV4] a driver's cars on the device are moved to the account once, and only the driver turns an alert on", async () => {
  addDeviceCar(entry);
  storeUser(aUser());
  let hasAlert = false;
  const list = () => ({ ok: true as const, data: { cars: [accountCar(hasAlert)], isFull: false } });
  const { user, calls } = open({
    addSavedCars: list,
    savedCars: list,
    setPriceAlert: () => {
      hasAlert = true;
      return noContent;
    },
  });
  const alert = await screen.findByRole<HTMLInputElement>("switch");
  expect(alert.checked).toBe(false);
  expect(screen.queryByText("No email about these cars is sent")).toBeNull();
  expect(readDeviceCars()).toEqual([]);
  await user.click(alert);
  await expect.poll(() => screen.getByRole<HTMLInputElement>("switch").checked).toBe(true);
  // The switch changes before the call ends.
  await expect
    .poll(() => calls.map(({ name }) => name).filter((name) => name !== "savedCarTotals"))
    .toEqual(["addSavedCars", "setPriceAlert", "savedCars"]);
});

test.each([
  [{ enableEmailNotifications: false }, "Email notifications are switched off in your settings."],
  [{ verified: false }, "Your email address is not confirmed yet."],
])("[SV6] the page explains why no mails about alerts are sent", async (change, why) => {
  storeUser(aUser({ verified: true, enableEmailNotifications: true, ...change }));
  open({ savedCars: () => ({ ok: true, data: { cars: [accountCar(true)], isFull: false } }) });
  expect(await screen.findByText(why)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/settings");
});

test("[SV1] staff see no cars saved on the device, and the page makes no calls for them", async () => {
  addDeviceCar(entry);
  storeUser(aUser({ type: "admin" }));
  const { calls } = open();
  expect(await screen.findByText("Accounts of agencies and administrators save no cars.")).toBeTruthy();
  expect(calls).toEqual([]);
  expect(readDeviceCars()).toHaveLength(1);
});

test("after a failed load the cars stay on the device, and the load can be retried", async () => {
  addDeviceCar(entry);
  let isDown = true;
  const { user } = open({
    savedCarTotals: () => (isDown ? refuse(503, "unavailable") : { ok: true, data: [now] }),
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole("article")).toBeTruthy();
  expect(readDeviceCars()).toHaveLength(1);
});
