// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import * as route from "./Settings.route.tsx";

afterEach(() => {
  cleanup();
  clearStoredUser();
});

test("a person of an agency sees name, phone, language, mail settings and password", async () => {
  const user = aUser({ type: "supplier", fullName: "Amel Ben Salah" });
  storeUser(user);
  const { openApi } = fakeApi({
    user: () => ({ ok: true, data: user }),
    hasPassword: () => ({ ok: true, outcome: "set", data: undefined }),
  });
  openRoute(route, { at: "/settings", openApi });
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: /name/i });
  expect(name.value).toBe("Amel Ben Salah");
  expect(screen.getByRole("switch", { name: /Email notifications/ })).toBeDefined();
  expect(screen.getByRole("combobox", { name: "Language" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Change the password" }).getAttribute("href")).toBe(
    "/change-password",
  );
});
