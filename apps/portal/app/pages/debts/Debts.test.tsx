// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Debts.route.tsx";
import { someDebts, someDebtsData } from "./someDebts.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-03T09:00:00Z") });
  storeUser(aUser({ type: "admin" }));
});
afterEach(() => {
  cleanup();
  clearStoredUser();
  vi.useRealTimers();
});

const [partial, followed] = someDebts as [(typeof someDebts)[number], (typeof someDebts)[number]];

async function open(at = "/debts") {
  const { query: _, today: __, ...data } = someDebtsData;
  const { openApi, calls } = fakeApi({
    debts: () => ({ ok: true, data }),
    followUpDebt: () => ({ ok: true, data: partial }),
    payStatement: () => ({ ok: false, refusal: { code: "stale_version", message: "it was changed" } }),
  });
  const { user } = openPage(route, { at, openApi });
  await screen.findByRole("heading", { level: 1, name: "Debts" });
  const callOf = (name: string) =>
    waitFor(() => {
      const call = calls.findLast((one) => one.name === name);
      expect(call).toBeDefined();
      return call;
    });
  return { user, callOf };
}

test("[DB1] [DB5] open debts are listed with status, age, follow-up and notes", async () => {
  const { callOf } = await open();
  expect((await callOf("debts"))?.params).toMatchObject({ status: "open", page: 1 });
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const entry = (number: string) => items.find((text) => text.includes(`· ${number}`));
  expect(entry("RC-2026-00058")).toMatch(
    /Carthage Auto · RC-2026-00058Paid in partOverdue.*October 2026, which asked for 149\.50.TND.*33 days ago.*What is left is part of RC-2026-00071 too.*99\.50.TND.*50.TND paid online, .*: BAL-6C1F6F3E.*2 notes/,
  );
  expect(entry("RC-2026-00072")).toMatch(/Follow-up.*Overdue.*To follow up since .*2026/);
  expect(entry("RC-2026-00071")).toMatch(/Unpaid(?!.*Overdue)/);
  expect(screen.getByText("Called the owner: the accountant is away until Monday.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Paid 14" }).getAttribute("href")).toBe("/debts?status=paid");
});

test("[DB4] a follow-up needs a new date, from today on, or a note", async () => {
  const { user, callOf } = await open();
  await user.click(screen.getByRole("button", { name: "Follow up RC-2026-00072" }));
  const dialog = await screen.findByRole("dialog", { name: "Follow-up of RC-2026-00072" });
  const save = within(dialog).getByRole("button", { name: "Save" });
  const day = within(dialog).getByLabelText(/Come back to it on/);
  await user.click(save);
  expect(within(dialog).getByText("Choose another day, or write a note.")).toBeTruthy();
  fireEvent.change(day, { target: { value: "2026-12-02" } });
  await user.click(save);
  expect(within(dialog).getByText("A day from today on, within a year")).toBeTruthy();
  fireEvent.change(day, { target: { value: "2026-12-10" } });
  await user.type(within(dialog).getByRole("textbox", { name: /Note/ }), " Pays on Thursday. ");
  await user.click(save);
  const call = await callOf("followUpDebt");
  expect(call?.params).toEqual({ id: followed.id });
  expect(call?.body).toEqual({ version: 2, followUpOn: "2026-12-10", note: "Pays on Thursday." });
});

test("[ST7] a payment can be recorded from the list", async () => {
  const { user, callOf } = await open("/debts?status=partial");
  expect((await callOf("debts"))?.params).toMatchObject({ status: "partial" });
  await user.click(screen.getByRole("button", { name: "Record a payment of RC-2026-00058" }));
  const dialog = await screen.findByRole("dialog", { name: "Payment of RC-2026-00058" });
  await user.type(within(dialog).getByRole("textbox", { name: /Reference/ }), "VIR 7");
  await user.click(within(dialog).getByRole("button", { name: "Record the payment" }));
  const call = await callOf("payStatement");
  expect(call?.body).toEqual({ amount: 99.5, outstanding: 99.5, reference: "VIR 7" });
});
