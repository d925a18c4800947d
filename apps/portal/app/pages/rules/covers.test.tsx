// @vitest-environment jsdom
import { usualCoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openRules, fakeRulesApi } from "#portal/testing/openRules.ts";
import { someRules } from "./someRules.ts";

const { rules } = someRules;
const box = async (name: string) =>
  within(await screen.findByRole("form", { name: "Covers" })).getByRole("checkbox", { name });

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[CV1] an agency without stated covers sees the usual ones preselected and saves them with its changes", async () => {
  const { user, saved, save } = openRules({ saveSupplierRules: fakeRulesApi() });
  expect(await box("Full insurance: Glass")).toHaveProperty("checked", true);
  expect(await box("Full insurance: Keys")).toHaveProperty("checked", false);
  expect(await box("Show drivers what the covers include")).toHaveProperty("checked", false);
  await user.click(await box("Show drivers what the covers include"));
  await user.click(await box("Theft protection: Keys"));
  await user.click(await box("Full insurance: Tyres"));
  await save("Covers");
  await expect
    .poll(() => saved())
    .toEqual([
      {
        version: rules.version,
        covers: {
          ...usualCoverContents,
          theftProtection: ["keys"],
          fullInsurance: ["glass", "roofAndUnderbody"],
        },
      },
    ]);
});

test("[CV1] an agency withdraws its stated covers", async () => {
  const stated = { ...rules, covers: usualCoverContents };
  const { user, saved, save } = openRules({
    saveSupplierRules: fakeRulesApi(),
    supplierRules: () => ({ ok: true, data: stated }),
  });
  await user.click(await box("Show drivers what the covers include"));
  await save("Covers");
  await expect.poll(() => saved()).toEqual([{ version: rules.version, covers: null }]);
});
