// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Countries.route.tsx";
import { someCountries } from "./someCountries.ts";

beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("[PA5] a country is added with its names; only one without places offers to be deleted", async () => {
  const data = { countries: someCountries };
  const { openApi, calls } = fakeApi({
    portalCountries: () => ({ ok: true, data }),
    saveCountry: () => ({ ok: true, data }),
  });
  const { user } = openPage(route, { at: "/countries", openApi });
  const add = await screen.findByRole("button", { name: "Add a country" });
  expect(screen.queryByRole("button", { name: "Delete Tunisie" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete Malte" })).toBeTruthy();
  await user.click(add);
  const dialog = await screen.findByRole("dialog", { name: "New country" });
  const save = within(dialog).getByRole("button", { name: "Save" });
  await user.click(save);
  expect(within(dialog).getByText("Type the two letters of the country.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Country code/ }), "ly");
  await user.type(within(dialog).getByRole("textbox", { name: /Name in French/ }), "Libye");
  await user.click(save);
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === "saveCountry")?.body).toEqual({
      code: "LY",
      names: { fr: "Libye", en: "", es: "" },
    }),
  );
});
