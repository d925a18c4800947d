// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import "#web/testing/stubMatchMedia.ts";
import * as route from "#web/pages/booking/Booking.route.tsx";
import { clearStoredUser } from "#web/session/storedUser/clearStoredUser.ts";
import { storeUser } from "#web/session/storedUser/storeUser.ts";
import { aBooking } from "#web/testing/data/aBooking.ts";
import { aUser } from "#web/testing/data/aUser.ts";
import { fakeApi } from "#web/testing/fakeApi.ts";
import { openRoute } from "#web/testing/openRoute.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("focus moves to the section named by the URL's fragment", async () => {
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
