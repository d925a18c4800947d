// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { Notifications, type NotificationsProps } from "./Notifications.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";

afterEach(cleanup);

const items = someNotifications();

function open(props: Partial<NotificationsProps> = {}) {
  const actions = { mark: vi.fn(), open: vi.fn(), remove: vi.fn(), undo: vi.fn(), isWorking: false };
  const onReload = vi.fn();
  const { container } = render(
    <RoutedProviders>
      <Notifications
        data={{ state: "found", page: 1, items, total: 47 }}
        unread={3}
        actions={actions}
        deletion={null}
        onReload={onReload}
        {...props}
      />
    </RoutedProviders>,
  );
  return { user: userEvent.setup(), actions, onReload, container };
}

const row = (index: number) => {
  const item = within(screen.getByRole("region", { name: "List of notifications" })).getAllByRole("listitem")[
    index
  ];
  if (item === undefined) throw new Error(`no row ${index}`);
  return item;
};

test("each notification describes its event and links to its booking, and opening it marks it as read", async () => {
  const { user, actions } = open();
  expect(screen.getByText("3 unread")).toBeTruthy();
  const link = within(row(2)).getByRole("link", { name: "Booking SY-7K3Q9D is confirmed." });
  expect(link.getAttribute("href")).toBe("/booking?b=booking-2");
  expect(row(2).textContent).toContain("Unread: Booking SY-7K3Q9D is confirmed.");
  expect(row(2).textContent).toContain("Kia Picanto");
  expect(row(3).textContent).not.toContain("Unread");
  await user.click(link);
  expect(actions.open.mock.calls).toEqual([["notification-2"]]);
});

test("a notification that is already read opens without being marked, and one without a booking has no link", async () => {
  const [, , , read, other] = items;
  if (read === undefined || other === undefined) throw new Error("no such notification");
  const list = [read, { ...other, bookingId: null }];
  const { user, actions } = open({ data: { state: "found", page: 1, items: list, total: 2 } });
  expect(within(row(1)).queryByRole("link")).toBeNull();
  await user.click(within(row(0)).getByRole("link"));
  expect(actions.open).not.toHaveBeenCalled();
});

test("the accessible names of a row's buttons contain the notification's text, and the buttons mark or delete that notification", async () => {
  const { user, actions } = open();
  await user.click(screen.getByRole("button", { name: "Mark as read: Booking SY-7K3Q9D is confirmed." }));
  await user.click(screen.getByRole("button", { name: "Mark as unread: Booking SY-7K3Q9D is cancelled." }));
  expect(actions.mark.mock.calls).toEqual([
    [["notification-2"], true],
    [["notification-3"], false],
  ]);
  await user.click(screen.getByRole("button", { name: "Delete: Booking SY-7K3Q9D is confirmed." }));
  expect(actions.remove.mock.calls).toEqual([[["notification-2"], 1]]);
});

test("marking and deleting all applies to all pages", async () => {
  const { user, actions } = open();
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  expect(actions.mark.mock.calls).toEqual([["all", true]]);
  expect(actions.remove.mock.calls).toEqual([["all", 47]]);
});

test("a range selected by keyboard can be marked and deleted, and focus stays in the list", async () => {
  const { user, actions } = open();
  const boxes = screen.getAllByRole("checkbox", { name: /^Select:/ });
  boxes[0]?.focus();
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
  const bar = screen.getByRole("region", { name: "Selection" });
  expect(bar.textContent).toContain("3 notifications selected");
  await user.click(within(bar).getByRole("button", { name: "Mark as read" }));
  expect(actions.mark.mock.calls).toEqual([[["notification-0", "notification-1", "notification-2"], true]]);
  expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  expect(document.activeElement?.contains(row(0))).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(
    within(screen.getByRole("region", { name: "Selection" })).getByRole("button", { name: "Delete" }),
  );
  expect(actions.remove.mock.calls).toEqual([[items.map(({ id }) => id), items.length]]);
});

test("while an action is being sent, no other one starts", async () => {
  const actions = { mark: vi.fn(), open: vi.fn(), remove: vi.fn(), undo: vi.fn(), isWorking: true };
  const { user } = open({ actions });
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  await user.click(screen.getByRole("button", { name: "Delete: Booking SY-7K3Q9D is confirmed." }));
  expect(actions.mark).not.toHaveBeenCalled();
  expect(actions.remove).not.toHaveBeenCalled();
});

test("if all notifications are read, marking is not offered; the list links to its pages", () => {
  open({ unread: 0 });
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  expect(screen.getByText("47 notifications")).toBeTruthy();
  expect(screen.getByRole("link", { name: /2/ }).getAttribute("href")).toBe("/notifications?page=2");
});

test("a deletion from an earlier visit can be undone", async () => {
  const deletion = { userId: "user-1", deletedAt: "2026-11-20T12:00:00.000Z", count: 1 };
  const { user, actions } = open({ deletion, data: { state: "found", page: 1, items: [], total: 0 } });
  expect(screen.getByText("1 notification was deleted")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(actions.undo.mock.calls).toEqual([[deletion.deletedAt]]);
});

test("a failure shows its reason, and the retry button reloads the list", async () => {
  const { user, onReload } = open({
    data: { state: "failed", problem: { kind: "fault", fault: "network" } },
  });
  expect(screen.getByRole("alert").textContent).toContain("The notifications could not be loaded");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(onReload).toHaveBeenCalledOnce();
});

test("a loading list is busy", () => {
  const { container } = render(
    <RoutedProviders>
      <NotificationsSkeleton />
    </RoutedProviders>,
  );
  expect(container.querySelector("[aria-busy='true']")).not.toBeNull();
});
