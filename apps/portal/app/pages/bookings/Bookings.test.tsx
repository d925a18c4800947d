// @vitest-environment jsdom
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Bookings.route.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const request = aBooking({ id, version: 4, status: "pending", guestConfirmation: "given" });

function open(supplierRole: SupplierRole, at = "/bookings") {
  const user = aUser({ type: "supplier", supplierId: request.supplier.id, supplierRole });
  storeUser(user);
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: user }),
    bookings: ({ body }) => ({
      ok: true,
      data: body.refundOwed === true ? { items: [], total: 0 } : { items: [request], total: 1 },
    }),
    changeBookingStatus: () => ({ ok: true, data: { ...request, status: "reserved" } }),
  });
  return { ...openPage(route, { at, openApi, role: supplierRole }), calls };
}

test("the desk confirms a request in its row, with the version on display", async () => {
  const { user, calls } = open("desk");
  const row = (await screen.findByRole("link", { name: new RegExp(request.reference) })).closest("li, tr");
  await user.click(within(row as HTMLElement).getByRole("button", { name: /^Confirm/ }));
  await expect
    .poll(() => calls.find(({ name }) => name === "changeBookingStatus"))
    .toMatchObject({ params: { id }, body: { version: 4, status: "reserved" } });
});

test("[SR1] an accountant reads the bookings but has no actions", async () => {
  open("accountant");
  const link = await screen.findByRole("link", { name: new RegExp(request.reference) });
  expect(link.getAttribute("href")).toBe(`/booking?b=${id}`);
  expect(screen.queryByRole("button", { name: /^Confirm/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Refuse/ })).toBeNull();
  expect(screen.queryByRole("checkbox", { name: new RegExp(request.reference) })).toBeNull();
});

test("the filters in the URL select the bookings", async () => {
  const { calls } = open("desk", "/bookings?cancelling=1");
  await screen.findByRole("link", { name: new RegExp(request.reference) });
  expect(calls.filter(({ name }) => name === "bookings").map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ cancelRequested: true }),
  );
});
