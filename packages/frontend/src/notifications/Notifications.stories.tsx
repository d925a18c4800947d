import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { someNotifications } from "@sayara/frontend/testing/data/someNotifications";
import { Notifications } from "./Notifications.tsx";
import { NotificationsSkeleton } from "./NotificationsSkeleton.tsx";

const noop = () => {};
const actions = { mark: noop, open: noop, remove: noop, undo: noop, isWorking: false };
const items = someNotifications();

const meta = {
  component: Notifications,
  title: "Pages/Notifications",
  args: {
    data: { state: "found", page: 1, items, total: 47 },
    unread: 3,
    actions,
    deletion: null,
    onReload: noop,
  },
} satisfies Meta<typeof Notifications>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: "Shows which notifications are unread" };

export const Read: Story = {
  name: "Has no button that marks as read if all are read",
  args: {
    data: { state: "found", page: 1, items: items.map((one) => ({ ...one, isRead: true })), total: 12 },
    unread: 0,
  },
};

export const Selected: Story = {
  name: "Says what can be done with selected notifications",
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole("checkbox");
    for (const box of boxes.slice(1, 3)) await userEvent.click(box);
  },
};

export const Working: Story = {
  name: "Runs one action at a time",
  args: { actions: { ...actions, isWorking: true } },
};

export const Deleted: Story = {
  name: "Offers to undo a deletion of an earlier visit",
  args: {
    data: { state: "found", page: 1, items: [], total: 0 },
    unread: 0,
    deletion: { userId: "user-1", deletedAt: "2026-11-20T12:00:00.000Z", count: 47 },
  },
};

export const Loading: Story = {
  name: "Shows skeletons while the list loads",
  render: () => <NotificationsSkeleton />,
};

export const Empty: Story = {
  name: "Leads a user without notifications to the bookings",
  args: { data: { state: "found", page: 1, items: [], total: 0 }, unread: 0 },
};

export const Failed: Story = {
  name: "Says why the list is missing",
  args: { data: { state: "failed", problem: { kind: "fault", fault: "network" } }, unread: null },
};
