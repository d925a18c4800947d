// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Deposits.route.tsx";
import { depositTable } from "./exportDeposits.ts";
import { aReturnedDeposit, someDeposits } from "./someDeposits.ts";

vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => storeUser(aUser({ type: "supplier", supplierId: "agency-1", supplierRole: "desk" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

function open(at = "/deposits", language: Language = "en") {
  const { openApi, calls } = fakeApi({
    supplierDeposits: ({ params }) => ({
      ok: true,
      data: params.state === "returned" ? { ...someDeposits, items: [aReturnedDeposit] } : someDeposits,
    }),
  });
  return { ...openPage(route, { at, path: "/deposits", openApi, language, role: "desk" } as never), calls };
}

test("[HO11] held deposits are listed with driver, method and due date", async () => {
  const { calls } = open();
  const entries = await screen.findAllByRole("listitem");
  const texts = entries.map(({ textContent }) => textContent ?? "");
  expect(
    texts.some((text) => /SY-7K3Q9D.*Overdue.*Amel Ben Salah.*Cash in dinars.*Due back.*500/.test(text)),
  ).toBe(true);
  expect(texts.some((text) => /SY-4M9R3T.*Cash in euros.*300/.test(text) && !text.includes("Overdue"))).toBe(
    true,
  );
  expect(calls[0]).toMatchObject({
    name: "supplierDeposits",
    params: { supplier: "own", state: "held", page: 1, size: 100 },
  });
});

test("[HO11] in Arabic, the order of driver and car is preserved", async () => {
  open("/deposits", "ar");
  const names = await screen.findByText(/Amel Ben Salah/);
  expect(names.textContent).toBe("\u200f\u2068Amel Ben Salah\u2069 · \u2068Renault Clio\u2069");
});

test("[HO11] the URL holds the filter, and returned deposits show the returned amount", async () => {
  const { user, calls } = open("/deposits?state=unknown");
  await user.click(await screen.findByRole("link", { name: /^Given back/ }));
  expect((await screen.findByText(/^Returned on/)).textContent).toMatch(/440\.50/);
  expect(calls.at(-1)?.params).toMatchObject({ state: "returned" });
});

test("[HO11] the list is exported as a table with amounts and dates", () => {
  const i18n = { _: (message: { message?: string; id: string }) => message.message ?? message.id };
  const [head, row] = depositTable([aReturnedDeposit], {
    i18n: i18n as never,
    timeZone: "Africa/Tunis",
  }).split("\r\n");
  expect(head?.split(";")).toHaveLength(10);
  expect(row).toBe(
    "SY-7K3Q9D;Amel Ben Salah;Renault Clio;Cash in dinars;500,000;TND;2026-11-20;2026-11-24;2026-11-24;440,500",
  );
});

test("[TM1] the dates in the table are those of the marketplace's time zone", () => {
  const i18n = { _: (message: { message?: string; id: string }) => message.message ?? message.id };
  const late = {
    ...aReturnedDeposit,
    since: "2026-11-20T23:30:00.000Z",
    dueAt: "2026-11-24T23:00:00.000Z",
    returned: { at: "2026-11-25T23:15:00.000Z", amount: 500 },
  };
  const [, row] = depositTable([late], { i18n: i18n as never, timeZone: "Africa/Tunis" }).split("\r\n");
  expect(row).toContain(";2026-11-21;2026-11-25;2026-11-26;");
});
