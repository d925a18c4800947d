import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { SupplierRole } from "@sayara/domain/supplier/SupplierRole";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "#portal/pages/rules/Rules.route.tsx";
import { someRules } from "#portal/pages/rules/someRules.ts";

const { rules, places } = someRules;

/** Opens the rules page with `someRules`, for tests. */
export function openRules(handlers: FakeHandlers = {}, role: SupplierRole = "owner") {
  storeUser(aUser({ type: "supplier" }));
  const toasts = watchToasts();
  const { openApi, calls } = fakeApi({
    user: () => ({ ok: true, data: aUser({ type: "supplier" }) }),
    supplierRules: () => ({ ok: true, data: rules }),
    fleetPlaces: () => ({ ok: true, data: [...places] }),
    ...handlers,
  });
  const saved = () => calls.filter((call) => call.name === "saveSupplierRules").map(({ body }) => body);
  const { user } = openPage(route, { at: "/rules", openApi, role });
  return {
    user,
    calls,
    toasts,
    /** Bodies of the save calls. */
    saved,
    /** Presses the button of a section's form. */
    save: async (section: string) =>
      user.click(
        await within(await screen.findByRole("form", { name: section })).findByRole("button", {
          name: "Save",
        }),
      ),
    /** Presses a button of the notice, which is enabled once the latest version has loaded. */
    press: async (name: string) => {
      const button = await screen.findByRole<HTMLButtonElement>("button", { name });
      await expect.poll(() => button.disabled).toBe(false);
      await user.click(button);
    },
  };
}

/** A fake API for one agency whose rules get a new version with each save. */
export function fakeRulesApi() {
  let version = rules.version;
  return () => {
    version += 1;
    return { ok: true as const, data: { ...rules, version } };
  };
}
