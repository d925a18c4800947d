// @vitest-environment jsdom
import { inAllLanguages } from "@sayara/domain/language/inAllLanguages";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
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

test("[PA5] a country is added with its names; only a country without places can be deleted", async () => {
  const data = { countries: someCountries };
  const { openApi, calls } = fakeApi({
    portalCountries: () => ({ ok: true, data }),
    saveCountry: () => ({ ok: true, data }),
  });
  const { user } = openPage(route, { at: "/countries", openApi });
  const add = await screen.findByRole("button", { name: "Add a country" });
  expect(screen.queryByRole("button", { name: "Delete Tunisie" })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete Malta" })).toBeTruthy();
  await user.click(add);
  const dialog = await screen.findByRole("dialog", { name: "New country" });
  const save = within(dialog).getByRole("button", { name: "Save" });
  await user.click(save);
  expect(within(dialog).getByText("Type the two letters of a country.")).toBeTruthy();
  await user.type(within(dialog).getByRole("textbox", { name: /Country code/ }), "ly");
  await user.type(within(dialog).getByRole("textbox", { name: /Name in French/ }), "Libye");
  await user.click(save);
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === "saveCountry")?.body).toEqual({
      code: "LY",
      names: inAllLanguages({ fr: "Libye", en: "", es: "", ar: "" }),
    }),
  );
});

test("[PA5] a duplicate country or an invalid code is not added", async () => {
  const { openApi, calls } = fakeApi({
    portalCountries: () => ({ ok: true, data: { countries: someCountries } }),
  });
  const { user } = openPage(route, { at: "/countries", openApi });
  await user.click(await screen.findByRole("button", { name: "Add a country" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New country" }));
  const code = dialog.getByRole("textbox", { name: /Country code/ });
  await user.type(dialog.getByRole("textbox", { name: /Name in French/ }), "Tunisie");
  for (const typed of ["tun", "tu", "t"]) {
    await user.clear(code);
    await user.type(code, typed);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Type the two letters of a country.")).toBeTruthy();
  }
  await user.clear(code);
  await user.type(code, "tn");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(dialog.getByText("This country is in the list already.")).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain("saveCountry");
});

test("[PA5] a stored country with an unknown code can still be renamed", async () => {
  const names = { fr: "Essai", en: "", es: "", ar: "" };
  const data = { countries: [{ code: "XX", version: "7", names, places: 1 }] };
  const { openApi, calls } = fakeApi({
    portalCountries: () => ({ ok: true, data }),
    saveCountry: () => ({ ok: true, data }),
  });
  const { user } = openPage(route, { at: "/countries", openApi });
  await user.click(await screen.findByRole("button", { name: "Edit Essai" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Names of XX" }));
  await user.type(dialog.getByRole("textbox", { name: /Name in English/ }), "Test");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(calls.findLast(({ name }) => name === "saveCountry")?.body).toEqual({
      code: "XX",
      names: { ...names, en: "Test" },
      version: "7",
    }),
  );
});

test("[PA5] a stale edit of a country keeps the input, which can be saved over the latest version", async () => {
  let countries = someCountries;
  const { openApi, calls } = fakeApi({
    portalCountries: () => ({ ok: true, data: { countries } }),
    saveCountry: ({ body }: { body: { version?: string } }) =>
      body.version === countries[0]?.version
        ? { ok: true, data: { countries } }
        : refuse(409, "stale_version"),
  });
  const { user } = openPage(route, { at: "/countries", openApi });
  await user.click(await screen.findByRole("button", { name: "Edit Malta" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Names of MT" }));
  const name = dialog.getByRole<HTMLInputElement>("textbox", { name: /Name in Spanish/ });
  await user.type(name, " y Gozo");
  countries = someCountries.map((country) => ({ ...country, version: "99" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  const keep = await dialog.findByRole("button", { name: "Keep what I typed" });
  await expect.poll(() => keep.matches(":disabled")).toBe(false);
  expect(name.value).toBe("Malta y Gozo");
  await user.click(keep);
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  const sent = calls.filter(({ name: call }) => call === "saveCountry");
  expect(sent.map(({ body }) => body)).toMatchObject([
    { version: "40" },
    { version: "99", names: { es: "Malta y Gozo" } },
  ]);
});
