// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { someMonthStatements } from "#portal/testing/data/someStatements.ts";
import * as route from "./Commission.route.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-03T09:00:00Z") });
  storeUser(aUser({ type: "admin" }));
});
afterEach(() => {
  cleanup();
  clearStoredUser();
  vi.useRealTimers();
});

const [owed] = someMonthStatements;

async function open() {
  const { openApi, calls } = fakeApi({
    monthStatements: () => ({
      ok: true,
      data: {
        items: [...someMonthStatements],
        total: 3,
        isOver: true,
        missing: 2,
        commission: 162.25,
        toCollect: 149.5,
        toPayOut: 882,
      },
    }),
    issueStatements: () => ({ ok: true, data: { issued: 2, missing: 0 } }),
    payStatement: () => ({ ok: true, data: owed as NonNullable<typeof owed> }),
    correctStatement: () => ({
      ok: false,
      refusal: { code: "transition_refused", message: "nothing differs" },
    }),
  });
  const { user } = openPage(route, { at: "/commission", openApi });
  await screen.findByRole("heading", { level: 2, name: "October 2026" });
  const callOf = (name: string) => waitFor(() => expectCall(name));
  function expectCall(name: string) {
    const call = calls.findLast((one) => one.name === name);
    expect(call).toBeDefined();
    return call;
  }
  return { user, callOf };
}

test("[ST1] the page opens with the previous month, and its missing statements can be issued", async () => {
  const { user, callOf } = await open();
  expect(screen.getByText("2 agencies have no statement of this month yet.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Issue the statements" }));
  expect((await callOf("issueStatements"))?.params).toEqual({ month: "2026-10" });
});

test("[ST7] a payment of the outstanding amount is recorded with its reference", async () => {
  const { user, callOf } = await open();
  await user.click(screen.getByRole("button", { name: "Mark as paid: RC-2026-00058" }));
  const dialog = await screen.findByRole("dialog", { name: "Payment of RC-2026-00058" });
  await user.click(within(dialog).getByRole("button", { name: "Record the payment" }));
  expect(within(dialog).getByText("Enter the reference of the transfer.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Reference/ }), "VIR 7");
  await user.click(within(dialog).getByRole("button", { name: "Record the payment" }));
  expect((await callOf("payStatement"))?.body).toEqual({
    amount: 99.5,
    outstanding: 99.5,
    reference: "VIR 7",
  });
});

test("[ST6] a correction is sent with the statement's id, even if the API then finds no difference", async () => {
  const { user, callOf } = await open();
  await user.click(screen.getByRole("button", { name: "Correct RC-2026-00058" }));
  expect((await callOf("correctStatement"))?.params).toEqual({ id: owed?.id });
});
