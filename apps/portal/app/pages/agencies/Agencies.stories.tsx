import type { Meta, StoryObj } from "@storybook/react-vite";
import { Agencies } from "./Agencies.tsx";
import { someAgencies } from "./someAgencies.ts";

const none = { items: [], total: 0, counts: { pending: 0, active: 0, suspended: 0 } };

const meta = {
  component: Agencies,
  title: "Portal/Agencies",
  args: { ...someAgencies, isBusy: false },
} satisfies Meta<typeof Agencies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists agencies with their standing, cars and papers to review" };
export const Empty: Story = { name: "Says that no agency has registered", args: none };
export const NoMatch: Story = {
  name: "Says that no agency matches the filters",
  args: { ...none, query: { s: "sousse", standing: "active", page: 1 } },
};
export const Busy: Story = { name: "Shows that another list loads", args: { isBusy: true } };
