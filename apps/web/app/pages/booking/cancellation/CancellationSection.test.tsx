// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { shouldRevalidate } from "#web/pages/booking/Booking.route.tsx";
import { CancellationSection } from "./CancellationSection.tsx";
import { useCancellation } from "./useCancellation.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const normalizeSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const previewResponse = (refund: object) => ({ ok: true, data: refund }) as never;

type Handlers = Parameters<typeof fakeApi>[0];

function open(changes: Partial<BookingView>, handlers: Handlers = {}, now = "2026-11-20T14:00:00Z") {
  const booking = aBooking({ id, version: 3, ...changes });
  const { openApi, calls } = fakeApi(handlers);
  function Page() {
    const cancellation = useCancellation(booking);
    const viewer = viewerOf(aUser({ id: booking.driver.id }), {
      driverId: booking.driver.id,
      supplierId: booking.supplier.id,
    });
    return <CancellationSection {...{ booking, viewer, cancellation }} proof={null} now={new Date(now)} />;
  }
  const part = openPart(Page, { at: `/booking?b=${id}`, openApi, action: bookingAction, shouldRevalidate });
  return { ...part, calls };
}

test("before the request, the page shows the refund and the deadline for that amount", async () => {
  const { person, calls, reload } = open(
    { status: "paid", options: { ...aBooking().options, cancellation: true } },
    {
      refundPreview: () =>
        previewResponse({
          paid: 366,
          guaranteed: 318,
          fee: 48,
          drop: { at: "2026-11-30T09:00:00.000Z", guaranteed: 150 },
        }),
      cancelBooking: () => refuse(409, "stale_version"),
    },
  );
  expect(calls).toEqual([]);
  await person.click(screen.getByRole("button", { name: "Cancel my booking…" }));
  const dialog = await screen.findByRole("dialog", { name: "Cancel this booking?" });
  await screen.findByText("Guaranteed refund");
  const text = normalizeSpaces(dialog.textContent);
  expect(text).toContain("Guaranteed refund318 TND");
  expect(text).toContain("If you ask until Mon 30 Nov 2026, 10:00. After that 150 TND are refunded.");
  await person.click(screen.getByRole("button", { name: "Ask to cancel" }));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(calls.at(-1)).toMatchObject({ name: "cancelBooking", body: { version: 3 } });
});

test("without the cancellation option no refund is guaranteed; without a payment, a request is accepted if staff do not respond", async () => {
  const nothingGuaranteed = { guaranteed: 0, fee: 0, drop: null };
  const { person } = open(
    { status: "paid" },
    { refundPreview: () => previewResponse({ paid: 318, ...nothingGuaranteed }) },
  );
  await person.click(screen.getByRole("button", { name: "Cancel my booking…" }));
  expect(await screen.findByText(/no refund is guaranteed/)).toBeTruthy();
  cleanup();
  const unpaid = open(
    { status: "reserved" },
    { refundPreview: () => previewResponse({ paid: 0, ...nothingGuaranteed }) },
  );
  await unpaid.person.click(screen.getByRole("button", { name: "Cancel my booking…" }));
  expect(await screen.findByText(/Without an answer within 24 hours/)).toBeTruthy();
});

test("a refund that fails to load can be retried, and nothing can be requested until then", async () => {
  let tries = 0;
  const { person } = open(
    { status: "reserved" },
    {
      refundPreview: () =>
        ++tries === 1
          ? (refuse(403, "not_allowed") as never)
          : previewResponse({ paid: 0, guaranteed: 0, fee: 0, drop: null }),
    },
  );
  await person.click(screen.getByRole("button", { name: "Cancel my booking…" }));
  expect((await screen.findByRole("alert")).textContent).toContain("You are not allowed to do this.");
  expect(screen.queryByRole("button", { name: "Ask to cancel" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "Ask to cancel" })).toBeTruthy();
});

test.each(["pending", "void"] as const)(
  "[CN12] a %s request is withdrawn with one click and a confirmation, without loading a refund",
  async (status) => {
    const { person, calls, reload } = open(
      { status, paymentOpen: status === "void" },
      { cancelBooking: () => ({ ok: true, data: aBooking({ status: "cancelled" }) }) as never },
    );
    expect(screen.getByRole("region", { name: "Withdraw" }).textContent).toMatch(/at once/);
    await person.click(screen.getByRole("button", { name: "Withdraw my request…" }));
    const dialog = await screen.findByRole("dialog", { name: "Withdraw this request?" });
    expect(dialog.textContent).toContain("The car is released at once");
    expect(dialog.textContent.includes("it is paid back")).toBe(status === "void");
    expect(calls).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Withdraw my request" }));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(calls).toMatchObject([{ name: "cancelBooking", body: { version: 3 } }]);
  },
);

test("[CN12] a request that the agency has accepted in the meantime is not withdrawn, and the booking reloads", async () => {
  const { person, reload } = open(
    { status: "pending" },
    { cancelBooking: () => refuse(409, "stale_version") },
  );
  await person.click(screen.getByRole("button", { name: "Withdraw my request…" }));
  await person.click(await screen.findByRole("button", { name: "Withdraw my request" }));
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(await screen.findByRole("alert")).toBeTruthy();
});

test("after pick-up the page says that it is too late to cancel, and a finished booking offers no cancellation", () => {
  open({ status: "reserved" }, {}, "2026-12-01T09:00:00Z");
  expect(screen.getByText(/please call the agency/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  open({ status: "cancelled" });
  expect(screen.queryByRole("region")).toBeNull();
});
