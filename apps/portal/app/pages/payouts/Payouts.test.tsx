// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { readPayoutsQuery } from "./Payouts.load.ts";
import * as route from "./Payouts.route.tsx";
import { someAgencyPayouts, someBatches, someDueData } from "./somePayoutsData.ts";

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<(bytes: Blob, name: string) => void>() }));
vi.mock("@sayara/frontend/files/saveFile", () => ({ saveFile }));

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
  vi.restoreAllMocks();
  saveFile.mockClear();
});

const [prepared] = someAgencyPayouts as [(typeof someAgencyPayouts)[number]];

async function open(at = "/payouts", { batches = someBatches } = {}) {
  const { counts, total, due, dueItems } = someDueData;
  const { openApi, calls } = fakeApi({
    duePayouts: () => ({ ok: true, data: { items: [...dueItems], total, due: due ?? 0, counts } }),
    payouts: ({ params }) => {
      const items = someAgencyPayouts.filter(({ state }) => state === params.state);
      return { ok: true, data: { items, total: items.length, counts } };
    },
    payoutBatches: () => ({ ok: true, data: { items: [...batches], total: 12, counts } }),
    preparePayouts: () => ({ ok: false, refusal: { code: "stale_version", message: "it has changed" } }),
    payoutFile: () => ({ ok: true, data: new Blob(["RIB"]) }),
    payPayouts: () => ({ ok: true, data: { paid: 1 } }),
    returnPayout: () => ({ ok: true, data: prepared }),
  });
  const { user } = openPage(route, { at, openApi });
  await screen.findByRole("heading", { level: 1, name: "Payouts" });
  const callOf = (name: string) =>
    waitFor(() => {
      const call = calls.findLast((one) => one.name === name);
      expect(call).toBeDefined();
      return call;
    });
  return { user, callOf };
}

test("[PO3] [PO4] payable agencies can be selected, and the others show why they cannot be paid", async () => {
  const { user, callOf } = await open();
  const entries = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const entry = (name: string) => entries.find((text) => text.startsWith(name));
  expect(entry("Carthage Auto")).toMatch(/RC-2026-00051.*10 006 0351835984788 31.*1.204\.50/);
  expect(entry("Jasmin Auto")).toMatch(/Account changed lately.*Held back until/);
  expect(entry("Olivier Cars")).toMatch(/No bank account.*Its owner sets one/);
  expect(screen.getAllByRole("checkbox")).toHaveLength(2);
  const button = screen.getByRole("button", { name: "Prepare payouts" });
  expect(button.hasAttribute("disabled") || button.getAttribute("aria-disabled") === "true").toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "Choose all that can be paid" }));
  await user.click(screen.getByRole("button", { name: /^Prepare 1 payout: 1.204\.50/ }));
  const call = await callOf("preparePayouts");
  expect(call?.body).toEqual({ payouts: [{ supplier: "carthage-auto", amount: 1204.5 }] });
});

test("[PO4] a file is downloaded, and its payouts are marked as paid with the bank's reference", async () => {
  const { user, callOf } = await open("/payouts?list=prepared");
  await user.click(screen.getByRole("button", { name: /^Download CSV of/ }));
  expect((await callOf("payoutFile"))?.params).toEqual({ batch: prepared.batch, language: "en" });
  await user.click(screen.getByRole("button", { name: /^Mark as paid: file of/ }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as paid" });
  const send = within(dialog).getByRole("button", { name: "Mark as paid" });
  await user.click(send);
  expect(within(dialog).getByText("Enter the reference of the transfer.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Reference/ }), " VIR 9 ");
  await user.click(send);
  expect((await callOf("payPayouts"))?.body).toEqual({ ids: [prepared.id], reference: "VIR 9" });
});

test("[PO4] files are paginated with all of their payouts, and named after their day in Tunis", async () => {
  const [batch] = someBatches;
  const batches = [{ ...(batch as (typeof someBatches)[number]), payouts: someAgencyPayouts.slice(0, 2) }];
  const { user, callOf } = await open("/payouts?list=prepared", { batches });
  expect((await callOf("payoutBatches"))?.params).toEqual({ page: 1, size: 10 });
  // The list has 12 files, 10 per page.
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/payouts?list=prepared&page=2");
  await user.click(screen.getByRole("button", { name: /^Download CSV of/ }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(saveFile.mock.calls[0]?.[1]).toMatch(/^payouts-2026-11-30-/);
  await user.click(screen.getByRole("button", { name: /^Mark as paid: file of/ }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as paid" });
  await user.type(within(dialog).getByRole("textbox", { name: /Reference/ }), "VIR 9");
  await user.click(within(dialog).getByRole("button", { name: "Mark as paid" }));
  const ids = someAgencyPayouts.slice(0, 2).map(({ id }) => id);
  expect((await callOf("payPayouts"))?.body).toEqual({ ids, reference: "VIR 9" });
});

test("[PO4] an unreadable account is shown with its agency and disables the download", async () => {
  const batches = someBatches.map((batch) => ({ ...batch, unreadable: ["Carthage Auto"] }));
  await open("/payouts?list=prepared", { batches });
  expect(screen.getByText("The account cannot be read: Carthage Auto")).toBeTruthy();
  const button = screen.getByRole("button", { name: /^Download CSV of/ });
  expect(button.hasAttribute("disabled") || button.getAttribute("aria-disabled") === "true").toBe(true);
});

test("[PO4] the dialog shows the validation error of the reference", async () => {
  const { user } = await open("/payouts?list=prepared");
  await user.click(screen.getByRole("button", { name: /^Mark as paid: file of/ }));
  const dialog = await screen.findByRole("dialog", { name: "Mark as paid" });
  const field = within(dialog).getByRole("textbox", { name: /Reference/ });
  fireEvent.change(field, { target: { value: "V".repeat(101) } });
  await user.click(within(dialog).getByRole("button", { name: "Mark as paid" }));
  await within(dialog).findByText("Use 100 characters at most.");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("[PO5] a returned payout is recorded with its reason", async () => {
  const { user, callOf } = await open("/payouts?list=paid");
  await user.click(screen.getByRole("button", { name: "It came back: RC-2026-00031-2" }));
  const dialog = await screen.findByRole("dialog", { name: "RC-2026-00031-2 came back" });
  await user.type(within(dialog).getByRole("textbox", { name: /Reason/ }), "Account closed");
  await user.click(within(dialog).getByRole("button", { name: "Record it" }));
  expect((await callOf("returnPayout"))?.body).toEqual({ reason: "Account closed" });
});

test.each([
  ["", { list: "due", page: 1 }],
  ["list=paid&page=2", { list: "paid", page: 2 }],
  ["list=lost&page=-1", { list: "due", page: 1 }],
])("reads the URL query %s", (search, expected) => {
  expect(readPayoutsQuery(new URLSearchParams(search))).toEqual(expected);
});
