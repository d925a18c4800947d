// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aChangeRequest } from "@sayara/frontend/testing/data/aChangeRequest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { staffBookingAction } from "./staffBookingAction.ts";
import { shouldReloadBooking as shouldRevalidate } from "../actions/shouldReloadBooking.ts";
import { StaffActionsSection } from "./StaffActionsSection.tsx";
import { useStaffActions } from "./useStaffActions.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const supplierId = aBooking().supplier.id;
const staff = aUser({ type: "supplier", supplierId });
const payment = { id: "p1", amount: 100, gateway: null, reference: null, at: "2026-11-20T12:00:00.000Z" };
const request = {
  requestedAt: "2026-11-20T13:00:00.000Z",
  requestedBy: "user-1",
  declinedAt: null,
  declinedBy: null,
  acceptedAt: null,
  acceptedBy: null,
};

type Handlers = Parameters<typeof fakeApi>[0];

function open(changes: Partial<BookingView>, handlers: Handlers = {}, user = staff) {
  const booking = aBooking({ id, version: 4, guestConfirmation: null, holdExpiresAt: null, ...changes });
  const { openApi, calls } = fakeApi(handlers);
  const onDone = vi.fn();
  function Page() {
    const staffActions = useStaffActions(booking, onDone);
    return (
      <StaffActionsSection
        booking={booking}
        user={user}
        now={new Date("2026-11-20T14:00:00Z")}
        staffActions={staffActions}
      />
    );
  }
  const part = openPart(Page, {
    at: `/booking?b=${id}`,
    openApi,
    action: staffBookingAction,
    shouldRevalidate,
  });
  return { ...part, calls, onDone };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const respondChanged = (changes: Partial<BookingView>) => {
  const { mayConfirm: _, ...booking } = aBooking({ id, ...changes });
  return { ok: true, data: booking } as const;
};

test("a request is confirmed with one click, with the version seen by staff", async () => {
  const { person, calls, onDone } = open(
    { status: "pending" },
    { changeBookingStatus: () => respondChanged({ status: "reserved" }) },
  );
  await person.click(button("Confirm"));
  await expect.poll(() => onDone).toHaveBeenCalledWith({ kind: "confirm" });
  expect(calls[0]).toMatchObject({ name: "changeBookingStatus", body: { version: 4, status: "reserved" } });
});

test("a request is refused with a reason for the driver", async () => {
  const { person, calls, onDone } = open(
    { status: "pending" },
    { changeBookingStatus: () => respondChanged({ status: "cancelled" }) },
  );
  expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
  await person.click(button("Refuse"));
  await person.type(await screen.findByRole("textbox", { name: /Reason/ }), "In the workshop");
  await person.click(button("Refuse the request"));
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ version: 4, status: "cancelled", reason: "In the workshop" });
});

test("actions that the status or account never allows are not listed", () => {
  open({ status: "reserved" });
  const section = within(screen.getByRole("region", { name: "Manage this booking" }));
  expect(section.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Record a payment",
    "Cancel",
  ]);
  // The hand-over is refused only for now, so its reason is shown.
  expect(section.getByText("The pick-up is more than 24 hours away.")).toBeTruthy();
  cleanup();
  open({ status: "reserved" }, {}, aUser({ type: "supplier", supplierId: "other" }));
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("listitem")).toBeNull();
  expect(screen.getByText("There is nothing to do for this booking.")).toBeTruthy();
});

test("a payment at the desk is limited to the amount due", async () => {
  const { person, calls, onDone } = open(
    { status: "deposit", payments: [payment] },
    { recordPayment: () => respondChanged({ status: "paid" }) },
  );
  await person.click(button("Record a payment"));
  const sum = await screen.findByRole<HTMLInputElement>("textbox", { name: "Sum received" });
  expect(sum.value).toBe("218");
  await person.clear(sum);
  await person.type(sum, "219");
  await person.click(button("Record the payment"));
  expect(sum.getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
  await person.clear(sum);
  await person.type(sum, "118,50{Enter}");
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ version: 4, amount: 118.5 });
});

test("a cancel request is accepted with a refund of at most the amount paid", async () => {
  const { person, calls, onDone } = open(
    { status: "deposit", payments: [payment], cancelRequest: request },
    { decideCancellation: () => respondChanged({ status: "cancelled" }) },
  );
  await person.click(button("Accept…"));
  const refund = await screen.findByRole<HTMLInputElement>("textbox", { name: "Refund" });
  expect(refund.value).toBe("0");
  await person.clear(refund);
  await person.type(refund, "60");
  await person.click(button("Accept and cancel"));
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ version: 4, accept: true, refund: 60 });
});

test("a cancel request is declined", async () => {
  const { person, calls, onDone } = open(
    { status: "reserved", cancelRequest: request },
    { decideCancellation: () => respondChanged({ status: "reserved" }) },
  );
  await person.click(button("Decline…"));
  await person.click(await screen.findByRole("button", { name: "Decline the request" }));
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ version: 4, accept: false });
});

test("[CN14] staff accept a request for other dates at the total shown", async () => {
  const { person, calls, onDone } = open(
    { status: "reserved", changeRequest: aChangeRequest() },
    { decideChange: () => respondChanged({ status: "reserved" }) },
  );
  await person.click(button("Accept…"));
  await person.click(await screen.findByRole("button", { name: "Accept the new dates" }));
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]).toMatchObject({ name: "decideChange", body: { version: 4, accept: true, total: 424 } });
});

test("[FE13] [CN14] staff see that a change request removes the delivery", () => {
  const notice = "At the new dates the car is no longer delivered to an address.";
  open({ status: "reserved", changeRequest: aChangeRequest() });
  expect(screen.queryByText(notice)).toBeNull();
  cleanup();
  open({ status: "reserved", changeRequest: aChangeRequest({ kind: "dates", dropsDelivery: true }) });
  expect(screen.getByText(notice)).toBeTruthy();
});

test("[CN14] a request for other dates is declined with a reason", async () => {
  const { person, calls, onDone } = open(
    { status: "reserved", changeRequest: aChangeRequest() },
    { decideChange: () => respondChanged({ status: "reserved" }) },
  );
  await person.click(button("Decline…"));
  const reason = await screen.findByRole("textbox", { name: /Reason/ });
  await person.click(button("Decline the request"));
  expect(reason.getAttribute("aria-invalid")).toBe("true");
  expect(calls).toEqual([]);
  await person.type(reason, " Due for service. ");
  await person.click(button("Decline the request"));
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({ version: 4, accept: false, reason: "Due for service." });
});

test("[CN14] a lapsed or already decided request for other dates cannot be decided", () => {
  for (const state of ["lapsed", "declined", "withdrawn"] as const) {
    open({ status: "reserved", changeRequest: aChangeRequest({ state }) });
    expect(screen.queryByRole("button", { name: "Accept…" })).toBeNull();
    cleanup();
  }
});

const refund = {
  id: "r1",
  paymentId: "p1",
  amount: 246,
  gateway: "konnect",
  reference: null,
  state: "failed",
  reason: "cheaper",
  at: "2026-11-19T12:00:00.000Z",
  settledAt: "2026-11-19T12:01:00.000Z",
} as const;

test("[BK12] an owed refund is listed first, and its return is recorded with method, day and note", async () => {
  const paid = [{ ...payment, id: "p1", amount: 551.9, gateway: "konnect" } as const];
  const { person, calls, onDone } = open(
    { status: "deposit", payments: paid, refunds: [refund] },
    { recordRefund: () => respondChanged({ status: "deposit" }) },
  );
  const [first] = within(screen.getByRole("region", { name: "Manage this booking" })).getAllByRole(
    "listitem",
  );
  expect(first?.textContent?.replaceAll("\u00a0", " ")).toContain("246 TND is owed to the driver");
  await person.click(button("Record a refund"));
  const dialog = within(await screen.findByRole("dialog", { name: "Record a refund" }));
  const day = dialog.getByLabelText<HTMLInputElement>("Returned on");
  expect([day.value, day.min, day.max]).toEqual(["2026-11-20", "2026-11-19", "2026-11-20"]);
  const send = dialog.getByRole("button", { name: "Record the refund" });
  for (const value of ["2026-11-21", "2026-11-18", ""]) {
    fireEvent.change(day, { target: { value } });
    await person.click(send);
    expect(day.getAttribute("aria-invalid")).toBe("true");
  }
  expect(calls).toEqual([]);
  fireEvent.change(day, { target: { value: "2026-11-19" } });
  await person.selectOptions(dialog.getByRole("combobox", { name: "How" }), "To the card");
  await person.type(dialog.getByRole("textbox", { name: "Reference or note" }), "VIR-118");
  await person.click(send);
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(calls[0]?.body).toEqual({
    version: 4,
    refundId: "r1",
    method: "card",
    on: "2026-11-19",
    note: "VIR-118",
  });
});

test("[BK12] a booking with money owed cannot be deleted, and says why", () => {
  open({ status: "cancelled", payments: [payment], refunds: [{ ...refund, state: "requested" }] });
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Record a refund" })).toBeNull();
  expect(screen.getByText("Money is still owed to the driver.")).toBeTruthy();
});

test("a cancellation is confirmed in a dialog that names the refund", async () => {
  const { person, onDone } = open(
    { status: "deposit", payments: [payment] },
    { changeBookingStatus: () => respondChanged({ status: "cancelled" }) },
  );
  await person.click(button("Cancel"));
  const dialog = await screen.findByRole("dialog", { name: "Cancel this booking?" });
  expect(dialog.textContent?.replaceAll("\u00a0", " ")).toContain("all that was paid (100 TND) is returned");
  await person.click(within(dialog).getByRole("button", { name: "Go back" }));
  expect(onDone).not.toHaveBeenCalled();
});

test("a deletion that the API refuses shows the reason", async () => {
  const refusedBooking = { id, code: "transition_refused", reason: "noPaymentOpen" } as const;
  const { person, onDone, reload } = open(
    { status: "cancelled" },
    { deleteBookings: () => ({ ok: true, data: { deleted: [], left: [refusedBooking] } }) },
  );
  await person.click(button("Delete"));
  await person.click(await screen.findByRole("button", { name: "Delete the booking" }));
  expect((await screen.findByRole("alert")).textContent).toContain("An online payment is under way.");
  expect(reload).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

test("if a colleague has already changed the booking, the page says so and reloads", async () => {
  const { person, reload } = open(
    { status: "pending" },
    {
      changeBookingStatus: () =>
        refuse(409, "stale_version", { current: { version: 5, status: "cancelled" } }),
    },
  );
  await person.click(button("Confirm"));
  expect((await screen.findByRole("alert")).textContent).toContain("has been changed in the meantime");
  expect(reload).toHaveBeenCalledOnce();
});

test("[DK2] a return is recorded with its meter readings, which may not be below those of the hand-over", async () => {
  const handOver = {
    at: "2026-11-20T08:00:00.000Z",
    by: { id: "u1", fullName: "Amel Ben Salah" },
    mileage: 42_000,
    fuel: 8,
  };
  const { person, calls } = open(
    { status: "reserved", records: { handOver, return: null } },
    { recordRental: () => respondChanged({ status: "reserved" }) },
  );
  expect(screen.getByText(/Amel Ben Salah · 42,000 km · fuel 8\/8/)).toBeTruthy();
  await person.click(button("Take the car back"));
  const mileage = await screen.findByRole("textbox", { name: "Mileage" });
  await person.type(mileage, "41 999");
  await person.click(button("Returned"));
  expect(screen.getByText("This is less than at the hand-over.")).toBeTruthy();
  await person.clear(mileage);
  await person.type(mileage, "٤٢٣٥٠");
  await person.selectOptions(screen.getByRole("combobox", { name: "Fuel" }), "7/8");
  await person.click(button("Returned"));
  await expect
    .poll(() => calls[0])
    .toMatchObject({ name: "recordRental", body: { version: 4, kind: "return", mileage: 42_350, fuel: 7 } });
});
