// @vitest-environment jsdom
import type { FoundRecord } from "@sayara/api-client/contract/find/findRecords";
import { foundKinds } from "@sayara/domain/search/FoundKind";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { Providers } from "@sayara/frontend/testing/RoutedProviders";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { pages, type PortalRole } from "#portal/pages.ts";
import { FindButton } from "./FindButton.tsx";
import { FindDialog } from "./FindDialog.tsx";
import { foundPath } from "./foundPath.ts";
import { someFound } from "./someFound.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openDialog(find: (s: string) => readonly FoundRecord[] | null, role: PortalRole = "admin") {
  const { openApi, calls } = fakeApi({
    findRecords: ({ body: { s } }) => {
      const items = find(s);
      return items === null ? refuse(429, "too_many_requests") : { ok: true, data: { items: [...items] } };
    },
  });
  let closed = 0;
  const view = <FindDialog userRole={role} openApi={openApi} onClose={() => (closed += 1)} />;
  const router = createMemoryRouter([{ path: "*", element: view }], { initialEntries: ["/queue"] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { user: userEvent.setup(), calls, router, countClosed: () => closed };
}

test("[GS1] groups the results; arrow keys move to a record and Enter opens it", async () => {
  const { user, router, calls, countClosed } = openDialog(() => someFound);
  const field = await screen.findByRole("combobox", { name: /^Booking, agency, car/ });
  expect(document.activeElement).toBe(field);
  expect(screen.getByText("Type at least two letters or digits.")).toBeTruthy();
  await user.type(field, "jasmin");
  const group = await screen.findByRole("group", { name: "Bookings" });
  expect(screen.getAllByRole("group")).toHaveLength(foundKinds.length);
  expect(screen.getByText("7 results")).toBeTruthy();
  const activeOption = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
  expect(activeOption()).toBe(within(group).getByRole("option"));
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(activeOption()?.textContent).toContain("731 TU 2211");
  expect(activeOption()?.getAttribute("aria-selected")).toBe("true");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(activeOption()?.textContent).toContain("Insurance POL-88-4411");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Enter}");
  expect(router.state.location.pathname).toBe("/agencies/jasmin-rent/cars/car-1");
  expect(countClosed()).toBe(1);
  expect(calls).toHaveLength(1);
});

test("[GS2] the search text is sent in the body and never appears in a URL or in storage", async () => {
  const { user, calls, router } = openDialog(() => someFound);
  await user.type(await screen.findByRole("combobox"), "amel ben");
  await user.click(await screen.findByRole("option", { name: /^Amel Ben Salah/ }));
  expect(calls).toMatchObject([{ body: { s: "amel ben" } }]);
  expect(JSON.stringify([calls[0]?.params, router.state.location])).not.toContain("amel");
  expect(router.state.location.pathname).toBe("/clients/client-1");
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("amel");
});

test("[GS2] one letter starts no search, two letters do", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, calls } = openDialog(() => []);
  const field = await screen.findByRole("combobox");
  await user.type(field, "z");
  // Longer than the debounce.
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([]);
  expect(screen.getByText("Type at least two letters or digits.")).toBeTruthy();
  await user.type(field, "y");
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => calls).toMatchObject([{ body: { s: "zy" } }]);
});

test("[GS2] tells the user that nothing was found, or that the search failed", async () => {
  const { user } = openDialog((s) => (s === "fail" ? null : []), "supplier");
  const field = await screen.findByRole("combobox", { name: "Booking, car, statement or paper" });
  await user.type(field, "zz");
  await screen.findByText("Nothing was found.");
  expect(field.getAttribute("aria-expanded")).toBe("false");
  await user.clear(field);
  await user.type(field, "fail");
  await screen.findByText("The search failed. Type again to repeat it.");
});

test("[GS1] every result links to a page that the user's role may open", () => {
  const own = foundKinds.filter((kind) => !["agency", "client", "place"].includes(kind));
  for (const [role, kinds] of [
    ["admin", foundKinds],
    ["supplier", own],
  ] as const) {
    const paths = pages
      .filter(({ roles }) => (roles as readonly string[]).includes(role))
      .map(({ path }) => path as string);
    const viewed = pages.filter((page) => "isViewed" in page).map(({ path }) => `/agencies/:slug${path}`);
    const patterns = [...paths, ...(role === "admin" ? viewed : [])].map(
      (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
    );
    const found = kinds.flatMap((kind) => someFound.filter((record) => record.kind === kind));
    const wrong = found
      .map((record) => foundPath(record, role).split("?")[0] ?? "")
      .filter((path) => !patterns.some((pattern) => pattern.test(path)));
    expect(wrong).toEqual([]);
  }
});

test("the button and Ctrl K open the search; the shortcut does nothing over another dialog", async () => {
  const router = createMemoryRouter([{ path: "*", element: <FindButton userRole="admin" /> }]);
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  const user = userEvent.setup();
  const press = () => fireEvent.keyDown(window, { key: "k", code: "KeyK", ctrlKey: true });
  const button = await screen.findByRole("button", { name: "Search" });
  expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+K");
  // False means that the browser's own search was prevented.
  expect(press()).toBe(false);
  expect(document.activeElement).toBe(button);
  await screen.findByRole("dialog", { name: "Search" });
  press();
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  fireEvent.keyDown(window, { key: "k", code: "KeyK" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(button);
  await screen.findByRole("dialog", { name: "Search" });
});
