import type { Meta, StoryObj } from "@storybook/react-vite";
import { Payouts } from "./Payouts.tsx";
import { someBatches, someDueData, somePayoutsData } from "./somePayoutsData.ts";

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
export const Unreadable: Story = {
  name: "Names the agency whose account cannot be read",
  args: {
    ...somePayoutsData("prepared"),
    batches: someBatches.map((batch) => ({ ...batch, unreadable: ["Carthage Auto"] })),
  },
};
export const Suspended: Story = {
  name: "Says how a suspended agency without an account is paid",
  args: { dueItems: someDueData.dueItems.slice(2).map((item) => ({ ...item, isSuspended: true })) },
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
