// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import * as route from "#web/pages/booking/Booking.route.tsx";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { stubPush } from "#web/testing/stubPush.ts";

afterEach(() => {
  cleanup();
  clearStoredUser();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("focus moves to the section in the URL's fragment", async () => {
  const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
  const booking = aBooking({
    id,
    status: "reserved",
    guestConfirmation: null,
    holdExpiresAt: null,
    from: "2099-12-01T09:00:00.000Z",
    to: "2099-12-04T09:00:00.000Z",
  });
  storeUser(aUser({ id: booking.driver.id }));
  const { openApi } = fakeApi({ booking: () => ({ ok: true, data: booking }) });
  openRoute(route, { at: `/booking?b=${id}#booking-cancellation`, openApi });
  const heading = await screen.findByRole("heading", { name: "Cancel" });
  await expect.poll(() => document.activeElement).toBe(heading);
});

test("[WP1] [WP6] a driver's booking offers notifications once per device, and can turn them off if they are on", async () => {
  const push = stubPush();
  let isOn = false;
  const booking = aBooking({
    status: "reserved",
    guestConfirmation: null,
    holdExpiresAt: null,
    from: "2099-12-01T09:00:00.000Z",
    to: "2099-12-04T09:00:00.000Z",
  });
  const openPage = (token = "") => {
    cleanup();
    storeUser(aUser({ id: booking.driver.id }));
    const device = () => ({ ok: true, data: { isOn, publicKey: "key" } }) as const;
    const { openApi, calls } = fakeApi({
      booking: () => ({ ok: true, data: booking }),
      pushDevice: device,
      removePushDevice: () => ((isOn = false), device()),
    });
    return { ...openRoute(route, { at: `/booking?b=${booking.id}${token}`, openApi }), calls };
  };
  const offer = { name: "Get the important moments on this device" };

  const { user } = openPage();
  expect(await screen.findByRole("heading", offer)).toBeTruthy();
  expect(push.notification.requestPermission).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "No, thank you" }));
  expect(screen.queryByRole("heading", offer)).toBeNull();

  const { calls } = openPage();
  await expect.poll(() => calls.map(({ name }) => name)).toContain("pushDevice");
  expect(screen.queryByRole("heading", offer)).toBeNull();

  const byLink = openPage("&t=token");
  await screen.findByRole("heading", { name: "Cancel" });
  expect(byLink.calls.map(({ name }) => name)).not.toContain("pushDevice");

  isOn = true;
  push.notification.permission = "granted";
  const page = openPage();
  await page.user.click(await screen.findByRole("button", { name: "Turn off notifications" }));
  await expect.poll(() => isOn).toBe(false);
  push.restore();
});
