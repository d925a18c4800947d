// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { aSupplierStatement } from "#portal/testing/data/someStatements.ts";
import * as route from "./Statement.route.tsx";

beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

async function open(statement = aSupplierStatement) {
  const { openApi } = fakeApi({ supplierStatement: () => ({ ok: true, data: statement }) });
  const at = `/statements/own/${statement.id}`;
  openPage(route, { at, path: "/statements/own/:id", openApi, role: "accountant" });
  await screen.findByRole("heading", { level: 1, name: "Commission statement" });
}

test("[ST3] each line has its amounts and opens the booking's receipt", async () => {
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

test("[ST4] the sums are computed again from the lines, and a difference is said", async () => {
  await open();
  expect(screen.getByText(/Every sum was computed again/)).toBeTruthy();
  cleanup();
  const { content } = aSupplierStatement;
  const totals = { ...content.totals, closing: -1 };
  await open({ ...aSupplierStatement, content: { ...content, totals } });
  expect(screen.getByText(/The sums differ from the lines/)).toBeTruthy();
});
