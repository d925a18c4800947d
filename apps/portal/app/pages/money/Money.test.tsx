// @vitest-environment jsdom
import type { BalancePaymentState } from "@sayara/api-client/contract/statements/payBalance";
import type { AwaitedPayment } from "@sayara/api-client/contract/statements/supplierStatements";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { leavePage } from "@sayara/frontend/request/leavePage";
import * as route from "./Money.route.tsx";
import { adjacentMonths } from "#portal/statements/adjacentMonths.ts";
import { readMoneyQuery } from "./Money.load.ts";
import { someMoney } from "./someMoney.ts";

vi.mock("@sayara/frontend/request/leavePage", () => ({ leavePage: vi.fn(() => Promise.resolve()) }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T22:59:00Z") });
  storeUser(aUser({ type: "supplier" }));
});
afterEach(() => {
  cleanup();
  clearStoredUser();
  vi.useRealTimers();
});

const {
  supplier: _,
  query: __,
  thisMonth: ___,
  payment: ____,
  awaited: _____,
  statements,
  bank,
  payouts,
  ...response
} = someMoney;
const payment = {
  id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  payment: "open" as const,
  failure: "card_declined" as const,
  amount: 99.5,
  currency: "TND" as const,
  url: "http://localhost:4001/pay/1",
};

async function open(
  at: string,
  {
    role = "accountant",
    standing = "active",
    account = bank,
    awaited = [],
    state = {},
    ...changes
  }: Partial<typeof response> & {
    awaited?: AwaitedPayment[];
    state?: Partial<BalancePaymentState>;
    role?: "owner" | "accountant";
    standing?: "active" | "suspended";
    account?: typeof bank;
  } = {},
) {
  const { sums, items, debt, paysOnline = true, ...rest } = { ...response, ...changes };
  const data = { currency: "TND" as const, ...rest, sums: [...sums], items: [...items] };
  const { openApi, calls } = fakeApi({
    supplierMoney: () => ({ ok: true, data }),
    supplierStatements: () => ({
      ok: true,
      data: {
        items: [...statements.items],
        total: statements.total,
        paysOnline,
        awaited,
        ...(debt && { debt }),
      },
    }),
    bankAccount: () => ({ ok: true, data: account }),
    supplierPayouts: () => ({ ok: true, data: { items: [...payouts.items], total: payouts.total } }),
    payBalance: () => ({
      ok: true,
      data: {
        id: payment.id,
        gateway: "sandbox",
        display: "frame",
        url: payment.url,
        amount: 99.5,
        currency: "TND",
        expiresAt: "2026-11-30T23:30:00Z",
      },
    }),
    checkBalancePayment: () => ({ ok: true, data: { ...payment, ...state } }),
    mailAccountCode: () => ({
      ok: true,
      data: { email: "owner@agency.example", expiresAt: "2026-11-30T23:14:00Z" },
    }),
    setBankAccount: () => ({ ok: false, refusal: { code: "code_wrong", message: "another code" } }),
    supplierStatementFile: () => ({ ok: true, data: new Blob(["{}"]) }),
  });
  const view = openPage(route, { at, openApi, role, standing });
  await screen.findByRole("heading", { level: 1, name: "Money" });
  return { ...view, calls, asked: () => calls.findLast(({ name }) => name === "supplierMoney") };
}

test("[LG7] the balance states who owes it, and how much of it is owed to drivers", async () => {
  await open("/money");
  expect(screen.getByText("The marketplace owes you")).toBeTruthy();
  expect(screen.getByText(/63\.60 TND of it is on its way back to drivers/)).toBeTruthy();
  cleanup();
  await open("/money", { balance: -20, owedToDrivers: 0 });
  expect(screen.getByText("You owe the marketplace")).toBeTruthy();
  expect(screen.queryByText(/on its way back/)).toBeNull();
});

test("[DB2] [DB5] the debt is shown once, with its statement and whether it is overdue", async () => {
  const debt = { id: "statement-1", number: "RC-2026-00058", outstanding: 99.5, days: 3, isOverdue: false };
  await open("/money", { debt });
  expect(screen.getByText(/^99\.50.TND to pay$/)).toBeTruthy();
  expect(screen.getByText(/^Statement RC-2026-00058 was issued 3 days ago\./)).toBeTruthy();
  const link = screen.getByRole("link", { name: "Open statement RC-2026-00058" });
  expect(link.getAttribute("href")).toBe("/statements/own/statement-1");
  cleanup();
  await open("/money", { debt: { ...debt, days: 7, isOverdue: true } });
  expect(screen.getByText(/^99\.50.TND is overdue$/)).toBeTruthy();
});

test("[DB7] [SR3] an owner can pay the statement or the whole balance online, even of a suspended agency", async () => {
  const debt = { id: "statement-1", number: "RC-2026-00058", outstanding: 99.5, days: 3, isOverdue: false };
  const owed = { debt, balance: -120.25, owedToDrivers: 0 };
  const { user, calls } = await open("/money", { ...owed, role: "owner", standing: "suspended" });
  const bodies = () => calls.filter(({ name }) => name === "payBalance").map(({ body }) => body);
  await user.click(screen.getByRole("button", { name: /^Pay 99\.50.TND online$/u }));
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith(payment.url));
  await user.click(
    await screen.findByRole("button", { name: /^Pay the whole balance online: 120\.25.TND$/u }),
  );
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()).toEqual([
    { statement: "statement-1", amount: 99.5 },
    { statement: null, amount: 120.25 },
  ]);
});

test.each([
  ["an accountant", { role: "accountant" as const }],
  ["an owner without a gateway", { role: "owner" as const, paysOnline: false }],
])("[DB7] %s cannot pay online", async (_name, changes) => {
  const debt = { id: "statement-1", number: "RC-2026-00058", outstanding: 99.5, days: 3, isOverdue: false };
  await open("/money", { debt, balance: -99.5, ...changes });
  expect(screen.queryByRole("button", { name: /^Pay / })).toBeNull();
});

const opened = {
  id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e02",
  payment: "open" as const,
  amount: 99.5,
  by: "Sonia Trabelsi",
  isOwn: false,
  openedAt: "2026-11-30T22:30:00Z",
  endsAt: "2026-11-30T23:00:00Z",
};

test.each([
  ["an owner", "owner" as const, 1],
  ["an accountant", "accountant" as const, 0],
])("[DB7] %s sees a colleague's open payment with its time and amount", async (_name, role, links) => {
  await open("/money", { role, awaited: [opened] });
  const notice = screen.getByText("An online payment is open").closest("div")?.parentElement;
  expect(notice?.textContent).toMatch(/Sonia Trabelsi opened it on 30 Nov 2026, 23:30: 99\.50.TND\./);
  expect(notice?.textContent).toMatch(
    /Do not pay the same amount again\. If it is not paid, it ends on .*1 Dec/,
  );
  expect(screen.queryAllByRole("link", { name: "See this payment" })).toHaveLength(links);
});

test("[DB8] an expired payment that may still arrive is shown once, with a notice that no money has arrived yet", async () => {
  await open(`/money?payment=${payment.id}`, {
    role: "owner",
    awaited: [{ ...opened, id: payment.id, payment: "expired", isOwn: true }],
    state: { payment: "expired", url: null, failure: null, mayArrive: true },
  });
  const notice = screen.getByText("No money has arrived yet").closest("div")?.parentElement;
  expect(notice?.textContent).toContain("What you no longer owe becomes a credit.");
  expect(screen.queryByText("Nothing was paid")).toBeNull();
  expect(screen.queryByText("Money of an ended payment may still arrive")).toBeNull();
  expect(screen.getByRole("button", { name: "Check again" })).toBeTruthy();
});

test("[DB8] money received beyond the debt is called a credit", async () => {
  await open(`/money?payment=${payment.id}`, {
    role: "owner",
    balance: 80,
    state: { payment: "paid", url: null, failure: null, mayArrive: false },
  });
  expect(document.body.textContent).toMatch(
    /You have a credit of 80.TND: the next statement sets it off or pays it out\./,
  );
  expect(screen.queryByText("An online payment is open")).toBeNull();
});

test("[DB8] a payment whose card was declined links back to the gateway", async () => {
  await open(`/money?payment=${payment.id}`, { role: "owner" });
  const link = screen.getByRole("link", { name: /^Go on paying 99\.50.TND$/u });
  expect(link.getAttribute("href")).toBe(payment.url);
});

test("[LG1] each movement shows its kind, amount and booking; cash at the desk is outside the balance", async () => {
  await open("/money");
  const [payout, , desk] = screen
    .getAllByRole("listitem")
    .filter(({ textContent }) => /TND/.test(textContent));
  expect(payout?.textContent).toMatch(/Paid out to you.*VIR 20261120-7.*-400/);
  expect(desk?.textContent).toContain("Not part of the balance");
  const link = within(desk as HTMLElement).getByRole("link", { name: "Booking SY-7K3Q9D" });
  expect(link.getAttribute("href")).toContain(String(someMoney.items[2]?.booking?.id));
});

test("the URL holds the month, and the month after the current one has no link", async () => {
  const { asked, user } = await open("/money");
  expect(asked()?.query).toEqual({ month: "2026-11" });
  expect(screen.queryByRole("link", { name: "December 2026" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "October 2026" }));
  await screen.findByRole("heading", { level: 2, name: "October 2026" });
  expect(asked()?.query).toEqual({ month: "2026-10" });
});

test.each([
  ["month=2026-12", { month: "2026-11", page: 1, statements: 1, payouts: 1 }],
  ["month=2026-13&page=2", { month: "2026-11", page: 2, statements: 1, payouts: 1 }],
  ["month=2019-12", { month: "2026-11", page: 1, statements: 1, payouts: 1 }],
  ["month=2026-02&page=-1&statements=2", { month: "2026-02", page: 1, statements: 2, payouts: 1 }],
])("reads the URL query %s", (search, expected) => {
  expect(readMoneyQuery(new URLSearchParams(search), "2026-11")).toEqual(expected);
});

test("navigation between months stops at the first month and at the current one", () => {
  expect(adjacentMonths("2026-01", "2026-11")).toEqual({ before: "2025-12", after: "2026-02" });
  expect(adjacentMonths("2020-01", "2026-11").before).toBeNull();
  expect(adjacentMonths("2026-11", "2026-11").after).toBeNull();
});

test("[ST1] [ST7] statements are listed with their payment, and one is downloaded in the chosen format", async () => {
  const { user, calls } = await open("/money");
  const list = screen.getByRole("region", { name: "Commission statements" });
  const [october, september, correction] = within(list).getAllByRole("listitem");
  expect(october?.textContent).toMatch(
    /October 2026 · RC-2026-00058To be paid.*pays 149\.50.TND.*99\.50.TND.is outst/,
  );
  expect(september?.textContent).toMatch(/RC-2026-00031Carried over.*-34\.99/);
  expect(correction?.textContent).toMatch(/RCR-2026-00004Correction.*Corrects RC-2026-00031/);
  const link = within(list).getByRole("link", { name: "October 2026 · RC-2026-00058" });
  expect(link.getAttribute("href")).toBe(`/statements/own/${statements.items[0]?.id}`);
  await user.click(screen.getByRole("button", { name: "Download RC-2026-00058 as CSV" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("supplierStatementFile"));
  expect(calls.find(({ name }) => name === "supplierStatementFile")?.params).toMatchObject({
    supplier: "own",
    format: "csv",
    language: "en",
  });
});

test("[PO2] [PO4] people other than the owner see only the account's last digits, and each payout with its state", async () => {
  const account = { ...bank, account: bank.account && { ...bank.account, rib: null } };
  await open("/money", { account });
  const region = screen.getByRole("region", { name: "Bank account for payouts" });
  expect(region.textContent).toMatch(/RIB ending in 8831.*Nothing is paid to it before/);
  expect(within(region).queryByRole("button")).toBeNull();
  const items = within(screen.getByRole("region", { name: "Payouts" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^RC-2026-00058In preparation.*8831.*1.204\.50/),
    expect.stringMatching(/^RC-2026-00031-2Paid.*VIR 20261120-7.*400/),
    expect.stringMatching(/^RC-2026-00031Came back.*Account closed/),
  ]);
});

test("[PO1] [PO2] an owner changes the bank account with the password and a mailed code", async () => {
  const { user, calls } = await open("/money", { role: "owner" });
  expect(screen.getByText("10 006 0351835984788 31")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Change the account" }));
  const dialog = await screen.findByRole("dialog", { name: "Bank account of the agency" });
  const save = within(dialog).getByRole("button", { name: "Save the account" });
  await user.click(within(dialog).getByRole("button", { name: "Email me a code" }));
  await within(dialog).findByText(/The code is in your inbox/);
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fill(/^RIB/, "10 006 0351835984788 31");
  fill(/Your password/, "tasse bleue");
  fill(/Code from our email/, "048 213");
  await user.click(save);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("setBankAccount"));
  expect(calls.find(({ name }) => name === "setBankAccount")?.body).toEqual({
    version: 1,
    rib: "10006035183598478831",
    password: "tasse bleue",
    code: "048213",
  });
});

test("[PO2] [SF6] an owner with an authenticator app can confirm the account with a recovery code", async () => {
  const { user, calls } = await open("/money", {
    role: "owner",
    account: { account: null, version: 0, confirmedBy: "app" },
  });
  await user.click(screen.getByRole("button", { name: "Add the account" }));
  const dialog = await screen.findByRole("dialog", { name: "Bank account of the agency" });
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fill(/^RIB/, "10006035183598478831");
  fill(/Your password/, "tasse bleue");
  fill(/Code that the app shows/, "7k3mq-ozx9d");
  await user.click(within(dialog).getByRole("button", { name: "Save the account" }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("setBankAccount"));
  expect(calls.find(({ name }) => name === "setBankAccount")?.body).toMatchObject({ code: "7K3MQ0ZX9D" });
});

test("[PO2] an owner without a second factor is linked to the security page", async () => {
  const { user } = await open("/money", {
    role: "owner",
    account: { account: null, version: 0, confirmedBy: null },
  });
  await user.click(screen.getByRole("button", { name: "Add the account" }));
  const link = await screen.findByRole("link", { name: "Open Security" });
  expect(link.getAttribute("href")).toBe("/security");
});

test("[SR3] [PO2] the owner of a suspended agency is told that the account cannot be changed", async () => {
  await open("/money", { role: "owner", standing: "suspended" });
  expect(
    screen.getByText(/^While the agency is suspended, nobody sets or changes its account\./),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: /account/ })).toBeNull();
});
