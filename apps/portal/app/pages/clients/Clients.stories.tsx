import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clients } from "./Clients.tsx";
import { someClients } from "./someClients.ts";

const none = { items: [], total: 0, counts: { all: 0, active: 0, blocked: 0, needs_follow_up: 0 } };

const meta = {
  component: Clients,
  title: "Portal/Clients",
  args: { ...someClients, isBusy: false },
} satisfies Meta<typeof Clients>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists clients with status, contact and bookings" };
export const Empty: Story = { name: "Says that nobody has an account", args: none };
export const NoMatch: Story = {
  name: "Says that no client matches",
  args: { ...none, query: { s: "zohra", status: "blocked", page: 1 } },
};
export const Cut: Story = {
  name: "Says that more match than are listed",
  args: {
    query: { s: "mohamed", status: "all", page: 1 },
    total: 1000,
    counts: { all: 1000, active: 990, blocked: 4, needs_follow_up: 6 },
    isCut: true,
  },
};
