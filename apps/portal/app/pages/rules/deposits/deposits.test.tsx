// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openRules, fakeRulesApi } from "#portal/testing/openRules.ts";
import { someRules } from "../someRules.ts";

const { rules } = someRules;
const section = async () => within(await screen.findByRole("form", { name: "Security deposits" }));

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[DP1] [DP2] each chosen method has its own amount or uses that of the car", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  const form = await section();
  await user.click(form.getByRole("checkbox", { name: "Charged by card" }));
  await user.click(form.getByRole("checkbox", { name: "Reserved on a card" }));
  await user.clear(form.getByRole("textbox", { name: "Amount: Cash in dinars" }));
  await user.type(form.getByRole("textbox", { name: "Amount: Charged by card" }), "1 200,5");
  await save("Security deposits");
  const deposits = [
    { method: "cash", amount: null },
    { method: "card", amount: 1200.5 },
  ];
  await expect.poll(() => saved()).toEqual([{ version: rules.version, deposits }]);
});

test("[DP2] an amount of 0 is rejected beside its field, and nothing is sent", async () => {
  const { user, saved, save } = openRules();
  const amount = (await section()).getByRole("textbox", { name: "Amount: Cash in dinars" });
  await user.clear(amount);
  await user.type(amount, "0");
  await save("Security deposits");
  await expect.poll(() => amount.getAttribute("aria-invalid")).toBe("true");
  expect(saved()).toEqual([]);
});

test("[DP1] only the methods that the marketplace allows are shown", async () => {
  openRules({
    supplierRules: () => ({ ok: true, data: { ...rules, depositMethods: ["card"] } }),
  });
  const boxes = (await section()).getAllByRole("checkbox");
  expect(boxes).toHaveLength(1);
});
