import type { Meta, StoryObj } from "@storybook/react-vite";
import { Client } from "./Client.tsx";
import { someClient } from "./someClient.ts";

const none = { items: [], total: 0 };

const meta = { component: Client, title: "Portal/Client", args: someClient } satisfies Meta<typeof Client>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: "Shows contact, bookings, log and what can be done" };
export const Blocked: Story = {
  name: "Offers to unblock a blocked account, and no SMS without a confirmed phone",
  args: {
    client: { ...someClient.client, status: "blocked", phone: null, getsSms: false, sessions: 0 },
  },
};
export const New: Story = {
  name: "Says that nothing is recorded yet",
  args: { client: { ...someClient.client, bookings: 0, version: 0 }, bookings: none, log: none },
};
