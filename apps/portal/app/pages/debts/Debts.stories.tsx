import type { Meta, StoryObj } from "@storybook/react-vite";
import { Debts } from "./Debts.tsx";
import { someDebtsData } from "./someDebts.ts";

const meta = {
  component: Debts,
  title: "Portal/Debts",
  args: { ...someDebtsData, isBusy: false },
} satisfies Meta<typeof Debts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "Lists the open debts, oldest first, with their notes" };
export const Empty: Story = {
  name: "Says that no agency owes anything",
  args: {
    items: [],
    total: 0,
    outstanding: 0,
    counts: { open: 0, due: 0, unpaid: 0, follow_up: 0, partial: 0, paid: 14 },
  },
};
