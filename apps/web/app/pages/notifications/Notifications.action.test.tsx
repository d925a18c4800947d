// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { cleanup, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { useUnread } from "@sayara/frontend/unread/useUnread";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { noContent, fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { Toasts } from "@sayara/frontend/toasts/Toasts";
import * as route from "./Notifications.route.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const deletedAt = "2026-11-20T12:00:00.000Z";
const items = someNotifications().map((one, index) => ({
  ...one,
  id: `0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e0${index}`,
}));

/** The page with the layout's toasts. */
function Page(props: ComponentProps<typeof route.default>) {
  return (
    <>
      <route.default {...props} />
      <Toasts />
    </>
  );
}

/** Opens the page of an account with some notifications. */
async function open(handlers: FakeHandlers) {
  storeUser(aUser());
  const refresh = vi.fn();
  useUnread.setState({ unread: null, refresh });
  const toasts = watchToasts();
  const { openApi, calls } = fakeApi({
    notifications: () => ({ ok: true, data: { items, total: items.length } }),
    ...handlers,
  });
  const { user } = openRoute({ ...route, default: Page }, { at: "/notifications", openApi });
  await screen.findByRole("region", { name: "List of notifications" });
  const writes = () =>
    calls.filter(({ name }) => name !== "notifications").map(({ name, body }) => [name, body]);
  const listLoads = () => calls.filter(({ name }) => name === "notifications").length;
  return { user, toasts, refresh, writes, listLoads };
}

test("one notification or all can be marked, then the list and the unread count reload", async () => {
  const { user, writes, listLoads, refresh } = await open({
    markNotificationsAsRead: () => noContent,
    markNotificationsAsUnread: () => noContent,
  });
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  await expect.poll(listLoads).toBe(2);
  const list = screen.getByRole("region", { name: "List of notifications" });
  await expect.poll(() => list.getAttribute("aria-busy")).toBe("false");
  await user.click(screen.getAllByRole("button", { name: /^Mark as unread:/ })[0] as HTMLElement);
  await expect.poll(listLoads).toBe(3);
  const unread = items.find(({ isRead }) => isRead)?.id;
  expect(writes()).toEqual([
    ["markNotificationsAsRead", { ids: "all" }],
    ["markNotificationsAsUnread", { ids: [unread] }],
  ]);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a deletion can be undone from its toast", async () => {
  const { user, toasts, writes, listLoads } = await open({
    deleteNotifications: () => ({ ok: true, data: { deletedAt } }),
    restoreNotifications: () => noContent,
  });
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  await expect.poll(toasts).toEqual([`${items.length} notifications were deleted`]);
  expect(sessionStorage.length).toBe(1);
  expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await expect.poll(listLoads).toBe(3);
  expect(writes()).toEqual([
    ["deleteNotifications", { ids: "all" }],
    ["restoreNotifications", { deletedAt }],
  ]);
  expect(sessionStorage.length).toBe(0);
  await expect.poll(toasts).toEqual([]);
});

test.each([
  ["refusal", () => refuse(503, "unavailable")],
  ["fault", () => Promise.reject(new TypeError("not reached"))],
])("after a %s a toast is shown, and the list is unchanged", async (_name, deleteNotifications) => {
  const { user, toasts, listLoads } = await open({ deleteNotifications });
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  await expect.poll(toasts).toHaveLength(1);
  expect(listLoads()).toBe(1);
});

test("a failure to mark an opened notification as read is silent and does not block the navigation", async () => {
  const { user, toasts, writes } = await open({ markNotificationsAsRead: () => refuse(503, "unavailable") });
  await user.click(screen.getByRole("link", { name: "Booking SY-7K3Q9D is confirmed." }));
  await screen.findByText(/^At \/booking/);
  await expect.poll(writes).toEqual([["markNotificationsAsRead", { ids: [items[2]?.id] }]]);
  expect(toasts()).toEqual([]);
});
