// @vitest-environment jsdom
import { leavePage } from "@sayara/frontend/request/leavePage";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSupplierPlan } from "#portal/testing/data/aSupplierPlan.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Plan.route.tsx";

vi.mock("@sayara/frontend/request/leavePage", () => ({ leavePage: vi.fn(() => Promise.resolve()) }));
beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
  vi.mocked(leavePage).mockClear();
});

const payment = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f04",
  plan: "premium",
  billingPeriod: "monthly",
  payment: "open",
  failure: "card_declined",
  amount: 74.5,
  currency: "TND",
  url: "https://pay.example/1",
} as const;

async function open(at = "/plan", { role = "owner" as const, ...handlers }: OpenOptions = {}) {
  const { openApi, calls } = fakeApi({
    supplierPlan: () => ({ ok: true, data: aSupplierPlan() }),
    payPlan: () => ({
      ok: true,
      data: {
        id: payment.id,
        gateway: "sandbox",
        display: "frame",
        url: payment.url,
        amount: 74.5,
        currency: "TND",
        expiresAt: "2026-12-01T12:30:00Z",
      },
    }),
    chooseNextPlan: () => ({ ok: true, data: aSupplierPlan() }),
    checkPlanPayment: () => ({ ok: true, data: payment }),
    ...handlers,
  });
  const { user } = openPage(route, { at, openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Plan" });
  const callOf = (name: string) => calls.findLast((call) => call.name === name);
  return { user, callOf };
}
type OpenOptions = Parameters<typeof fakeApi>[0] & { role?: "owner" };

test("[SU1] [SU2] [SU4] [SU5] the page shows usage, a comparison, and the exact amount of a change before payment", async () => {
  const { user, callOf } = await open();
  for (const text of [
    "28 of 30 published cars",
    "30 of 30 calendars",
    "Until 15 Dec 2026, that day included.",
  ])
    expect(screen.getByText(text)).toBeTruthy();
  // Focusable, so that the keyboard can scroll the table on a narrow screen.
  expect(screen.getByRole("region", { name: "Compare the plans" }).tabIndex).toBe(0);
  const table = within(screen.getByRole("table"));
  const row = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
  expect(row("Published cars")).toEqual(["10", "30", "1,000"]);
  expect(row("Price per year").join(" ")).toMatch(/^0.TND 490.TND 990.TND$/u);
  const offer = screen.getByRole("heading", { level: 3, name: "Premium, monthly" }).closest("li");
  expect(offer?.textContent).toMatch(/From today to 31 Dec 2026\.99.TND less 24\.50.TND for the days/u);

  await user.click(screen.getByRole("button", { name: /^Pay 74\.50.TND: Premium, monthly$/u }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith(payment.url));
  expect(callOf("payPlan")?.body).toEqual({
    plan: "premium",
    billingPeriod: "monthly",
    startDate: "2026-12-01",
    amount: 74.5,
  });
  // The current plan is the next one to pay for, unless another one is chosen.
  const ofPlan = (name: string) => screen.getByRole("heading", { level: 3, name }).closest("li")?.textContent;
  expect(screen.queryByRole("button", { name: "Choose for later: Basic, monthly" })).toBeNull();
  expect(ofPlan("Basic, monthly")).toContain("Chosen");
  expect(ofPlan("Basic, yearly")).not.toContain("Chosen");
  await user.click(await screen.findByRole("button", { name: "Choose for later: Free" }));
  await waitFor(() =>
    expect(callOf("chooseNextPlan")?.body).toEqual({
      plan: "free",
      billingPeriod: "monthly",
      startDate: "2026-12-16",
    }),
  );
});

test("[SU8] a declined payment links back to the gateway; a payment of unknown state comes with a warning not to pay again", async () => {
  await open(`/plan?payment=${payment.id}`);
  const link = screen.getByRole("link", { name: /^Go on paying 74\.50.TND$/u });
  expect(link.getAttribute("href")).toBe(payment.url);
  expect(screen.getByText(/declined/i)).toBeTruthy();
  cleanup();
  await open(`/plan?payment=${payment.id}`, {
    checkPlanPayment: () => ({
      ok: false,
      refusal: { code: "gateway_unavailable", message: "The gateway does not respond." },
    }),
  });
  expect(screen.getByText(/^Do not pay again\./)).toBeTruthy();
});

test("the numbers of a limit have thousands separators", async () => {
  const plan = aSupplierPlan();
  const limits = { ...plan.limits, cars: { used: 999, allowed: 1000, liftedBy: null } };
  await open("/plan", { supplierPlan: () => ({ ok: true, data: { ...plan, limits } }) });
  expect(screen.getByText("999 of 1,000 published cars")).toBeTruthy();
});
