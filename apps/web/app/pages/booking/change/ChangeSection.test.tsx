// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { shouldRevalidate } from "#web/pages/booking/Booking.route.tsx";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aChangeQuote } from "#web/testing/data/aChangeQuote.ts";
import { aChangeRequest } from "@sayara/frontend/testing/data/aChangeRequest";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { ChangeSection } from "./ChangeSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const before = "2026-11-20T14:00:00Z";
const during = "2026-12-02T14:00:00Z";
const text = () => document.body.textContent?.replaceAll(/[\u00a0\u202f]/g, " ") ?? "";

function renderSection(
  changes: Partial<BookingView>,
  { handlers = {}, now = before }: { handlers?: Parameters<typeof fakeApi>[0]; now?: string } = {},
) {
  const booking = aBooking({ id, version: 3, status: "reserved", ...changes });
  const { openApi, calls } = fakeApi(handlers);
  const toasts = watchToasts();
  const owners = { driverId: booking.driver.id, supplierId: booking.supplier.id };
  const viewer = viewerOf(aUser({ id: booking.driver.id }), owners);
  const withProof = vi.fn((run: () => void) => run());
  const part = openPart(
    () => <ChangeSection {...{ booking, viewer, withProof }} now={new Date(now)} proof={null} />,
    { at: `/booking?b=${id}`, openApi, action: bookingAction, shouldRevalidate },
  );
  return { ...part, booking, calls, toasts, withProof };
}

test.each([
  ["other dates before pick-up", {}, before, "Ask for other dates…"],
  ["a later drop-off during the rental", {}, during, "Extend my rental…"],
  [
    "nothing if a direct edit is allowed",
    { options: { ...aBooking().options, amendments: true } },
    before,
    null,
  ],
  [
    "a later drop-off during the rental with amendments",
    { options: { ...aBooking().options, amendments: true } },
    during,
    "Extend my rental…",
  ],
  ["nothing once the drop-off has passed", {}, "2026-12-05T09:00:00Z", null],
  ["nothing for a request that is not accepted", { status: "pending" }, before, null],
] as const)("[CN14] offers %s", (_, changes, now, button) => {
  renderSection(changes as Partial<BookingView>, { now });
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(
    button === null ? [] : [button],
  );
});

test("[CN14] a later drop-off is quoted, then requested at the price shown, after the mailbox proof", async () => {
  const { person, calls, toasts, booking, reload, withProof } = renderSection(
    {},
    {
      now: during,
      handlers: {
        quoteChange: () => ({ ok: true, data: aChangeQuote() }) as never,
        requestChange: () => ({ ok: true, data: aBooking() }) as never,
      },
    },
  );
  await person.click(screen.getByRole("button", { name: "Extend my rental…" }));
  const field = await screen.findByLabelText("New drop-off");
  fireEvent.input(field, { target: { value: "2026-12-05T10:00" } });
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  await screen.findByRole("table", { name: "Difference, line by line" });
  const change = { from: booking.from, to: "2026-12-05T09:00:00.000Z" };
  expect(calls[0]).toMatchObject({ name: "quoteChange", body: { version: 3, change } });
  expect(text()).toMatch(/106(\.00)? TND is left to pay/);
  await person.click(screen.getByRole("button", { name: "Send the request" }));
  await expect.poll(toasts).toEqual(["Your request is sent."]);
  expect(withProof).toHaveBeenCalledOnce();
  const total = aChangeQuote().quote.total;
  expect(calls[1]?.body).toEqual({ version: 3, change, total, signedQuote: "signed" });
  expect(reload).toHaveBeenCalledOnce();
});

test("[CN14] an earlier drop-off is not sent, and a refusal keeps the selection", async () => {
  const { person, calls } = renderSection(
    {},
    { now: during, handlers: { quoteChange: () => refuse(409, "car_taken") } },
  );
  await person.click(screen.getByRole("button", { name: "Extend my rental…" }));
  const field = await screen.findByLabelText<HTMLInputElement>("New drop-off");
  fireEvent.input(field, { target: { value: "2026-12-03T10:00" } });
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  await screen.findByRole("alert");
  expect(text()).toContain("This date is not valid.");
  expect(calls).toEqual([]);
  fireEvent.input(field, { target: { value: "2026-12-05T10:00" } });
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  await expect.poll(text).toMatch(/taken for these dates/);
  expect(field.value).toBe("2026-12-05T10:00");
});

test("[FE13] [CN14] a delivery that is not offered on the new dates can be removed from the request", async () => {
  let isDelivered = true;
  const { person, calls, booking } = renderSection(
    { deliveryAddress: "12, rue de Marseille" },
    {
      handlers: {
        quoteChange: () =>
          isDelivered
            ? refuse(422, "delivery_unavailable", {
                fields: { "change.delivery": "delivery_too_soon?hours=24" },
              })
            : ({ ok: true, data: aChangeQuote() } as never),
      },
    },
  );
  await person.click(screen.getByRole("button", { name: "Ask for other dates…" }));
  const delivery = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Delivery to an address" });
  expect(delivery.checked).toBe(true);
  await person.click(screen.getByRole("button", { name: /^Drop-off/ }));
  const calendar = within(await screen.findByRole("dialog"));
  await person.click(calendar.getByRole("button", { name: /December 7,|\b7 December/ }));
  await person.click(calendar.getByRole("button", { name: "Done" }));
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  expect(await screen.findByText(/at least 24 hours before pick-up\.$/)).toBeTruthy();
  isDelivered = false;
  await person.click(delivery);
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  await screen.findByRole("button", { name: "Send the request" });
  expect(calls[0]?.body).not.toHaveProperty("change.delivery");
  expect(calls[1]?.body).toMatchObject({ change: { from: booking.from, delivery: false } });
  cleanup();
  renderSection({ changeRequest: aChangeRequest({ kind: "dates", dropsDelivery: true }) });
  expect(text()).toContain("At the new dates the car is no longer delivered to an address.");
});

test("[CN14] a price that has changed in the meantime is shown, and the request is sent again only at another press", async () => {
  const { person, calls } = renderSection(
    {},
    {
      now: during,
      handlers: {
        quoteChange: () => ({ ok: true, data: aChangeQuote() }) as never,
        requestChange: () => refuse(409, "price_changed"),
      },
    },
  );
  await person.click(screen.getByRole("button", { name: "Extend my rental…" }));
  const field = await screen.findByLabelText("New drop-off");
  fireEvent.input(field, { target: { value: "2026-12-05T10:00" } });
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  await person.click(await screen.findByRole("button", { name: "Send the request" }));
  await screen.findByText("The price has changed meanwhile");
  expect(calls.map(({ name }) => name)).toEqual(["quoteChange", "requestChange", "quoteChange"]);
});

test("[CN14] a pending request is shown with its deadline and can be withdrawn", async () => {
  const { person, calls, toasts } = renderSection(
    { changeRequest: aChangeRequest() },
    { handlers: { withdrawChange: () => ({ ok: true, data: aBooking() }) as never } },
  );
  expect(text()).toContain("Your request waits for the agency");
  expect(text()).toMatch(/424(\.00)? TND in all/);
  await person.click(screen.getByRole("button", { name: "Withdraw the request" }));
  await expect.poll(toasts).toEqual(["Your request is withdrawn."]);
  expect(calls[0]).toMatchObject({ name: "withdrawChange", body: { version: 3 } });
});

test("[CN14] a declined request shows the reason, a lapsed request says that it has expired, and the driver can send another after either", () => {
  renderSection({ changeRequest: aChangeRequest({ state: "declined", reason: "It is due for service." }) });
  expect(text()).toContain("“It is due for service.”");
  expect(screen.getByRole("button", { name: "Ask for other dates…" })).toBeTruthy();
  for (const state of ["lapsed", "open"] as const) {
    cleanup();
    renderSection({ changeRequest: aChangeRequest({ state }) }, { now: "2026-11-21T12:00:00Z" });
    expect(text()).toContain("Your request has expired");
    expect(screen.getByRole("button", { name: "Ask for other dates…" })).toBeTruthy();
  }
});

test("[CN17] an unpaid booking says when no more requests are allowed, and a paid booking allows more", () => {
  const used = { changeRequest: aChangeRequest({ state: "declined" }), unacceptedChangeRequests: 3 };
  renderSection(used);
  expect(text()).toContain("You may ask again once something is paid");
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  renderSection({ ...used, status: "deposit" });
  expect(text()).not.toContain("You may ask again once something is paid");
  expect(screen.getByRole("button", { name: "Ask for other dates…" })).toBeTruthy();
});
