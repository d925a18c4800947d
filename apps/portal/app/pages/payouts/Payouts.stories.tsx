import type { Meta, StoryObj } from "@storybook/react-vite";
import { Payouts } from "./Payouts.tsx";
import { someDueData, somePayoutsData } from "./somePayoutsData.ts";

const meta = {
  component: Payouts,
  title: "Portal/Payouts",
  args: { ...someDueData, isBusy: false },
} satisfies Meta<typeof Payouts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = { name: "Lists what is due, and what hinders a payout" };
export const Prepared: Story = {
  name: "Lists the files for the bank with their payouts",
  args: somePayoutsData("prepared"),
};
export const Returned: Story = {
  name: "Says why a payout came back",
  args: somePayoutsData("returned"),
};
export const Empty: Story = {
  name: "Says that nothing is due",
  args: {
    total: 0,
    due: 0,
    dueItems: [],
    counts: { due: 0, prepared: 0, paid: 12, returned: 0, cancelled: 0 },
  },
};
