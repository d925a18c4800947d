// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { aSupplierStatement } from "#portal/testing/data/someStatements.ts";
import { leavePage } from "@sayara/frontend/request/leavePage";
import * as route from "./Statement.route.tsx";

beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

vi.mock("@sayara/frontend/request/leavePage", () => ({ leavePage: vi.fn(() => Promise.resolve()) }));

async function open(statement = aSupplierStatement, { role = "accountant" as "accountant" | "owner" } = {}) {
  const { openApi, calls } = fakeApi({
    supplierStatement: () => ({ ok: true, data: statement }),
    payBalance: () => ({
      ok: false,
      refusal: { code: "stale_version", message: "Another amount is outstanding." },
    }),
  });
  const at = `/statements/own/${statement.id}`;
  const { user } = openPage(route, { at, path: "/statements/own/:id", openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Commission statement" });
  return { user, calls };
}

test("[ST3] each line shows its amounts and links to the booking's receipt", async () => {
  await open();
  const [first, , prepaid] = within(screen.getByRole("region", { name: "Rentals" })).getAllByRole("listitem");
  expect(first?.textContent).toMatch(
    /Kia Picanto.*Price1,590.TND.*Commission, 6.?%.*90.TND.*At the desk1,590.TND/,
  );
  expect(prepaid?.textContent).toMatch(/Commission, 6.?%0.TND/);
  const [line] = aSupplierStatement.content.lines;
  const link = screen.getByRole("link", { name: `Receipt of ${line?.booking.reference}` });
  expect(link.getAttribute("href")).toBe(`/booking?b=${line?.booking.id}#booking-receipt`);
});

test("[ST4] the sums are computed again from the lines, and a difference is reported", async () => {
  await open();
  expect(screen.getByText(/Every sum was computed again/)).toBeTruthy();
  cleanup();
  const { content } = aSupplierStatement;
  const totals = { ...content.totals, closing: -1 };
  await open({ ...aSupplierStatement, content: { ...content, totals } });
  expect(screen.getByText(/The sums differ from the lines/)).toBeTruthy();
});

test("[DB7] an owner pays the outstanding amount online; if it has changed, the page reports it and does not redirect", async () => {
  const { user, calls } = await open(aSupplierStatement, { role: "owner" });
  await user.click(screen.getByRole("button", { name: /^Pay 99\.50.TND online$/u }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("payBalance"));
  const call = calls.find(({ name }) => name === "payBalance");
  expect(call?.params).toEqual({ supplier: "own" });
  expect(call?.body).toEqual({ statement: aSupplierStatement.id, amount: 99.5 });
  await screen.findByRole("alert");
  expect(leavePage).not.toHaveBeenCalled();
  cleanup();
  await open();
  expect(screen.queryByRole("button", { name: /^Pay / })).toBeNull();
});
