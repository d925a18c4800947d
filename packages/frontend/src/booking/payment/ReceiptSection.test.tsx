// @vitest-environment jsdom
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { ReceiptInput } from "@sayara/domain/receipt/ReceiptInput";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { ReceiptSection } from "./ReceiptSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const normalizeSpaces = (text: string | null) => text?.replaceAll(/\s+/g, " ");
function open(changes: Partial<BookingView> = {}) {
  render(
    <RoutedProviders>
      <ReceiptSection booking={aBooking(changes)} undecidedRefund={null} />
    </RoutedProviders>,
  );
  const receipt = screen.getByText("Check this calculation").closest("details");
  expect(receipt?.open).toBe(false);
  if (receipt) receipt.open = true;
}
const rows = () =>
  within(screen.getByRole("table", { name: "Amounts of the receipt" }))
    .getAllByRole("row")
    .map(({ textContent }) => normalizeSpaces(textContent));
const payment = { id: "p1", amount: 60, gateway: "sandbox", reference: "pay_7Hq" } as const;
const at = "2026-11-20T12:30:00.000Z";
const options = { ...aBooking().options, cancellation: true, theftProtection: true };

test("[RC2] every amount is shown with its rule as text and by number", () => {
  open({ options, status: "deposit", payments: [{ ...payment, at }] });
  expect(rows()).toEqual([
    "3 days",
    "1–3 Dec Daily price 100 · Service fee 6% PR4 · PR9 · PR10318 TND 3 × 106",
    "Rental One day for every 24 hours begun, added up PR1 · PR17318 TND",
    "Options",
    "Cancellation Paid once PR1430 TND",
    "Theft protection Price times the days PR1415 TND 3 × 5",
    "Price",
    "Total Rental and options PR17363 TND",
    "Price per day Total without fees paid once, divided by the days PR21111 TND",
    "Down payment 20% of the total, set by the agency PR2272.60 TND",
    "Payments",
    "Paid online 20 Nov 2026 · test gateway · pay_7Hq PR22 · BK860 TND",
    "Paid All payments BK860 TND",
    "Returned Refunds that were returned BK80 TND",
    "Still to be refunded Refunds that are not returned yet BK120 TND",
    "Kept Paid, less what is returned or owed BK860 TND",
    "Left to pay Total less what is kept, at least 0 BK8303 TND",
  ]);
});

test("[BK8] a cancelled booking's receipt says why nothing is due", () => {
  open({ status: "cancelled" });
  expect(rows().at(-1)).toBe("Left to pay Nothing is due for a cancelled booking BK80 TND");
});

test("[RC1] the receipt can be recomputed from the saved file, and the page says that all amounts agree", async () => {
  const savedBlobs: Blob[] = [];
  const names: string[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${savedBlobs.push(blob)}` }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const booking = aBooking({ options, status: "deposit", payments: [{ ...payment, at }] });
  open(booking);
  expect(screen.getByText(/all 13 amounts add up/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Data of the receipt (JSON)" }));
  expect(names).toEqual(["SY-7K3Q9D.json"]);
  const input = v.parse(ReceiptInput, JSON.parse((await savedBlobs[0]?.text()) ?? ""));
  expect(receiptOf(input).quote).toEqual(booking.quote);
});

test("[RC1] a receipt whose recomputed amounts differ says so and keeps the amounts of the sale", () => {
  const { receipt } = aBooking();
  open({ receipt: receipt && { ...receipt, car: { ...receipt.car, dailyPrice: 101 } } });
  expect(screen.getByText("Recomputed, this receipt differs")).toBeTruthy();
  expect(screen.queryByText(/amounts add up/)).toBeNull();
  expect(rows().find((row) => row?.startsWith("Total"))).toContain("318 TND");
});

test("[RC1] a booking sold before its prices were stored says that it cannot be recomputed", () => {
  open({ receipt: null });
  expect(screen.getByText(/they cannot be recomputed/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(rows().at(-1)).toContain("318 TND");
});
