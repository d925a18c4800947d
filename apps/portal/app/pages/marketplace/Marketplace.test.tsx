// @vitest-environment jsdom
import type { Language } from "@sayara/domain/language/Language";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { withoutIsolates } from "@sayara/i18n/bidi/isolate";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Marketplace.route.tsx";
import { checkSetting } from "./SettingValues.ts";
import { someSettings } from "./someSettings.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

async function open(language: Language = "en") {
  const data = () => ({ ok: true, data: someSettings }) as const;
  const api = fakeApi({ runtimeSettings: data, changeRuntimeSetting: data });
  const view = openPage(route, { at: "/marketplace", language, openApi: api.openApi });
  await screen.findByRole("heading", { level: 1 });
  const sent = () => api.calls.findLast(({ name }) => name === "changeRuntimeSetting")?.body;
  return { ...view, sent };
}

test("[RT1] [RT4] settings show their current and planned values, and the history shows who changed them", async () => {
  await open();
  expect(screen.getByText("6 → 7.5", { exact: false })).toBeTruthy();
  expect(screen.getByText(/Sonia Trabelsi/)).toBeTruthy();
  expect(screen.getAllByText(/as configured/)).toHaveLength(1);
});

test("[RT4] the arrow of a change follows the text direction", async () => {
  await open("ar");
  // The direction mark is needed because a text without letters would run from left to right.
  expect(screen.getByText((text) => withoutIsolates(text).includes("\u200f6 ← 7,50"))).toBeTruthy();
});

test("[RT2] a value or a date out of bounds is rejected at its field before submission", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  const errors = (changes: object) =>
    Object.keys(
      checkSetting({ setting: "commissionRate", value: "7,5", from: "2026-12-01", ...changes }, now).errors,
    );
  expect(errors({})).toEqual([]);
  expect(errors({ value: "31" })).toEqual(["value"]);
  expect(errors({ value: "many" })).toEqual(["value"]);
  expect(errors({ value: "", from: "" })).toEqual(["value", "from"]);
  expect(errors({ from: "2026-11-20" })).toEqual(["from"]);
});

test("[RT2] a change is saved with a start date and the displayed version, and a planned change is withdrawn", async () => {
  const toasts = watchToasts();
  const { user, sent } = await open();
  const from = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await user.selectOptions(screen.getByRole("combobox", { name: "Setting" }), "planTrialDays");
  await user.type(screen.getByRole("textbox", { name: /^New value/ }), "21");
  fireEvent.change(screen.getByLabelText(/^Valid from/), { target: { value: from } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent()).toEqual({ version: 2, setting: "planTrialDays", value: 21, from }));
  // Saving resets the form, which would discard an earlier press.
  await waitFor(() => expect(toasts()).toEqual(["The setting is saved."]));
  await user.click(await screen.findByRole("button", { name: /^Withdraw Commission/ }));
  await waitFor(() =>
    expect(sent()).toEqual({ version: 2, setting: "commissionRate", value: null, from: "2027-01-01" }),
  );
});

test("[RT2] withdrawing a planned value keeps the input of another change", async () => {
  const toasts = watchToasts();
  const { user } = await open();
  await user.type(screen.getByRole("textbox", { name: /^New value/ }), "21");
  await user.click(screen.getByRole("button", { name: /^Withdraw Commission/ }));
  await waitFor(() => expect(toasts()).toEqual(["The planned value is withdrawn."]));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^New value/ }).value).toBe("21");
});
