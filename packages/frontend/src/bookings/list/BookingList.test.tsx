// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { someBookings } from "@sayara/frontend/testing/data/someBookings";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingsAction } from "../bookingsAction.ts";
import { shouldReloadBookings as shouldRevalidate } from "../openBookings.ts";
import { BookingList } from "./BookingList.tsx";
import { useBulk } from "../bulk/useBulk.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

/** Sample bookings with UUIDs, as the API returns them. */
const bookings = someBookings().map((booking, index) => ({
  ...booking,
  id: `0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e0${index}`,
}));
const idOf = (reference: string) => bookings.find((candidate) => candidate.reference === reference)?.id ?? "";
const staff = aUser({ type: "supplier", supplierId: bookings[0]?.supplier.id ?? null });

function open({ user = staff, isWide = true, handlers = {} as Parameters<typeof fakeApi>[0] } = {}) {
  const { openApi, calls } = fakeApi(handlers);
  const onReload = vi.fn();
  function List() {
    const bulk = useBulk();
    const now = new Date("2026-11-20T12:05:00Z");
    return <BookingList {...{ bookings, user, now, bulk, isWide, onReload }} />;
  }
  const { person } = openPart(List, { at: "/bookings", openApi, action: bookingsAction, shouldRevalidate });
  return { person, calls, onReload };
}

const respondConfirmed = () =>
  ({ ok: true, data: aBooking({ id: idOf("SY-PENDAA"), status: "reserved" }) }) as const;
const checkbox = (reference: string) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(reference) });
const selectedReferences = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox", { name: /SY-/ })
    .filter(({ checked }) => checked)
    .map(({ value }) => bookings.find(({ id }) => id === value)?.reference);

test("a driver cannot select bookings", () => {
  open({ user: aUser() });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("shift-click selects a range, and the first checkbox selects all or none", async () => {
  const { person } = open();
  await person.click(checkbox("SY-RESERV"));
  await person.keyboard("{Shift>}");
  await person.click(checkbox("SY-PAYEDX"));
  await person.keyboard("{/Shift}");
  expect(selectedReferences()).toEqual(["SY-RESERV", "SY-CANCEN", "SY-PAYEDX"]);
  expect(screen.getByText("3 bookings selected")).toBeTruthy();
  const selectAll = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" });
  expect(selectAll.indeterminate).toBe(true);
  await person.click(selectAll);
  expect(selectedReferences()).toHaveLength(6);
  await person.click(selectAll);
  expect(selectedReferences()).toEqual([]);
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
});

test("the arrow keys move between the checkboxes, shift extends the selection, and Escape clears it", async () => {
  const { person } = open();
  checkbox("SY-PENDAA").focus();
  await person.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(checkbox("SY-RESERV"));
  expect(selectedReferences()).toEqual([]);
  await person.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  expect(selectedReferences()).toEqual(["SY-RESERV", "SY-CANCEN", "SY-PAYEDX"]);
  expect(document.activeElement).toBe(checkbox("SY-PAYEDX"));
  await person.keyboard("{Escape}");
  expect(selectedReferences()).toEqual([]);
});

test("the status dialog lists which bookings will and will not change, then the result for each", async () => {
  const changedBooking = { id: idOf("SY-PENDAA"), version: 2, status: "reserved" } as const;
  const refusedBooking = { id: idOf("SY-PAYEDX"), code: "transition_refused", reason: "status" } as const;
  const { person, calls, onReload } = open({
    handlers: {
      updateBookingStatus: () => ({ ok: true, data: { changed: [changedBooking], left: [refusedBooking] } }),
    },
  });
  await person.click(checkbox("SY-PENDAA"));
  await person.click(checkbox("SY-PAYEDX"));
  await person.click(screen.getByRole("button", { name: "Change the status" }));
  const dialog = await screen.findByRole("dialog", { name: "Change the status of the selection" });
  expect(within(dialog).queryByRole("button", { name: /^Confirm/ })).toBeNull();
  await person.click(within(dialog).getByRole("radio", { name: "Confirmed" }));
  const unchangedList = within(dialog).getByRole("region", { name: "Unchanged" });
  expect(unchangedList.textContent).toContain("SY-PAYEDX");
  expect(unchangedList.textContent).toContain("Not possible in the status “Paid”.");
  await person.click(within(dialog).getByRole("button", { name: "Confirm 1 booking" }));
  expect(await screen.findByRole("dialog", { name: "1 of 2 bookings are changed" })).toBeTruthy();
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items[0]).toContain("SY-PENDAA");
  expect(items[1]).toContain("Not possible in the status “Paid”.");
  expect(calls[0]?.body).toEqual({
    bookings: [
      { id: idOf("SY-PENDAA"), version: 1 },
      { id: idOf("SY-PAYEDX"), version: 1 },
    ],
    status: "reserved",
  });
  await person.click(screen.getByRole("button", { name: "Done" }));
  expect(onReload).toHaveBeenCalledOnce();
  expect(selectedReferences()).toEqual([]);
});

test("an action that no selected booking allows is not offered", async () => {
  const { person } = open();
  await person.click(checkbox("SY-RESERV"));
  expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Change the status" }));
  const statuses = within(await screen.findByRole("dialog")).getAllByRole<HTMLInputElement>("radio");
  expect(statuses.map(({ value }) => value)).toEqual(["paid", "cancelled"]);
});

test("a request is confirmed in its row with the version seen by staff, and the list reloads", async () => {
  const toasts = watchToasts();
  const { person, calls, onReload } = open({ handlers: { changeBookingStatus: respondConfirmed } });
  expect(screen.getAllByRole("button", { name: /^Confirm/ })).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: /^Confirm\s*SY-PENDAA/ }));
  await expect.poll(() => onReload).toHaveBeenCalledOnce();
  expect(calls[0]).toMatchObject({
    name: "changeBookingStatus",
    params: { id: idOf("SY-PENDAA") },
    body: { version: 1, status: "reserved" },
  });
  await expect.poll(toasts).toEqual(["The request is confirmed."]);
  await expect.poll(() => document.activeElement?.contains(screen.getByRole("table"))).toBe(true);
});

test("refusing a request in its row requires a reason", async () => {
  const { person, calls, onReload } = open({
    isWide: false,
    handlers: { changeBookingStatus: respondConfirmed },
  });
  await person.click(screen.getByRole("button", { name: /^Refuse…\s*SY-PENDAA/ }));
  await person.click(await screen.findByRole("button", { name: "Refuse the request" }));
  const reason = screen.getByRole("textbox", { name: /Reason/ });
  expect(reason.getAttribute("aria-invalid")).toBe("true");
  await person.type(reason, "In the workshop until Friday");
  await person.click(screen.getByRole("button", { name: "Refuse the request" }));
  await expect.poll(() => onReload).toHaveBeenCalledOnce();
  expect(calls.map(({ body }) => body)).toEqual([
    { version: 1, status: "cancelled", reason: "In the workshop until Friday" },
  ]);
});

test("a confirmation refused because the car is taken shows the reason in its row, with a link to call the driver", async () => {
  const { person } = open({ handlers: { changeBookingStatus: () => refuse(409, "car_taken") } });
  await person.click(screen.getByRole("button", { name: /^Confirm\s*SY-PENDAA/ }));
  expect((await screen.findByRole("alert")).closest("tr")?.textContent).toContain("SY-PENDAA");
  const [call] = screen.getAllByRole("link", { name: /^Call/ });
  expect(call?.getAttribute("href")).toMatch(/^tel:\+/);
});

test("a failed call keeps the dialog open, with its reason", async () => {
  const { person, onReload } = open({ handlers: { deleteBookings: () => refuse(403, "not_allowed") } });
  await person.click(checkbox("SY-CANCEX"));
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await person.click(await screen.findByRole("button", { name: "Delete 1 booking" }));
  expect((await screen.findByRole("alert")).textContent).toContain("You are not allowed to do this.");
  await person.click(screen.getByRole("button", { name: "Go back" }));
  // The API may have changed some bookings before the failure.
  expect(onReload).toHaveBeenCalledOnce();
});

test("a fault shows the generic toast beside the dialog's notice", async () => {
  const toasts = watchToasts();
  const { person } = open({
    handlers: { deleteBookings: () => Promise.reject(new TypeError("not reached")) },
  });
  await person.click(checkbox("SY-CANCEX"));
  await person.click(screen.getByRole("button", { name: "Delete" }));
  await person.click(await screen.findByRole("button", { name: "Delete 1 booking" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No connection.");
  await expect.poll(toasts).toEqual(["An unhandled error occurred."]);
});
