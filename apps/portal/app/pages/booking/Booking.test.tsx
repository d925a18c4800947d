// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Booking.route.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const request = aBooking({ id, version: 4, status: "pending", guestConfirmation: "given" });

function open(supplierRole: SupplierRole, handlers: FakeHandlers = {}) {
  const user = aUser({ type: "supplier", supplierId: request.supplier.id, supplierRole });
  storeUser(user);
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: user }),
    booking: () => ({ ok: true, data: request }),
    bookingActions: () => ({ ok: true, data: { items: [] } }),
    ...handlers,
  });
  return { ...openPage(route, { at: `/booking?b=${id}`, openApi, role: supplierRole }), calls };
}

const actions = async () => within(await screen.findByRole("region", { name: "Manage this booking" }));

test("the desk confirms a booking with the version on display, and the page reloads the booking", async () => {
  const { user, calls } = open("desk", {
    changeBookingStatus: () => ({ ok: true, data: { ...request, status: "reserved" } }),
  });
  await user.click((await actions()).getByRole("button", { name: "Confirm" }));
  await expect
    .poll(() => calls.find(({ name }) => name === "changeBookingStatus"))
    .toMatchObject({ params: { id }, body: { version: 4, status: "reserved" } });
  await expect.poll(() => calls.filter(({ name }) => name === "booking")).toHaveLength(2);
});

test("the desk reports a problem", async () => {
  const now = Date.now();
  const [from, to] = [now - 86_400_000, now + 86_400_000].map((at) => new Date(at).toISOString());
  const { user, calls } = open("desk", {
    booking: () => ({ ok: true, data: { ...request, status: "reserved", from, to } as typeof request }),
    reportProblem: () => ({
      ok: true,
      data: {
        id: "p",
        by: { name: "A", type: "supplier" },
        at: from,
        text: "Flat tyre",
        pictures: [],
      } as never,
    }),
  });
  await user.click(await screen.findByRole("button", { name: "Report a problem…" }));
  await user.type(await screen.findByRole("textbox", { name: /What is wrong/ }), "Flat tyre");
  await user.click(screen.getByRole("button", { name: "Report the problem" }));
  await expect
    .poll(() => calls.find(({ name }) => name === "reportProblem"))
    .toMatchObject({ params: { id }, body: { text: "Flat tyre" } });
});

test("[SR1] an accountant reads the booking but has no actions", async () => {
  open("accountant");
  expect((await actions()).getByText("There is nothing to do for this booking.")).toBeTruthy();
  expect((await actions()).queryByRole("button")).toBeNull();
});

test("a booking of another agency is reported as not found, with a link to the list", async () => {
  open("desk", { booking: () => refuse(404, "not_found") });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Booking not found");
  expect(screen.getByRole("link", { name: "All bookings" }).getAttribute("href")).toBe("/bookings");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a booking that failed to load can be loaded again", async () => {
  let isDown = true;
  const { user } = open("desk", {
    booking: () => (isDown ? refuse(429, "too_many_requests") : { ok: true, data: request }),
  });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  isDown = false;
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await actions()).toBeTruthy();
});

test("after the session ends, the user is sent to sign in and then returns to the booking", async () => {
  open("desk", {
    booking: () => refuse(401, "not_signed_in"),
    user: () => refuse(401, "not_signed_in"),
  });
  expect(await screen.findByText(/^At \/sign-in\?from=%2Fbooking/)).toBeTruthy();
});
