// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import * as route from "#web/pages/booking/Booking.route.tsx";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";

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
