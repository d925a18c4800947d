import type { Meta, StoryObj } from "@storybook/react-vite";
import { Money } from "./Money.tsx";
import { someMoney } from "./someMoney.ts";

const none = {
  bank: { account: null, version: 0, confirmedBy: null },
  payouts: { items: [], total: 0 },
  statements: { items: [], total: 0 },
  items: [],
  total: 0,
  sums: [],
  owedToDrivers: 0,
  opening: 0,
  closing: 0,
  balance: 0,
};

const debt = {
  id: "5c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
  number: "RC-2026-00058",
  outstanding: 99.5,
  days: 3,
  isOverdue: false,
};

const meta = {
  component: Money,
  title: "Portal/Money",
  args: { ...someMoney, isBusy: false, onCheck() {} },
} satisfies Meta<typeof Money>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows what the marketplace owes, and what moved in the month" };
export const Owed: Story = {
  name: "Shows what the agency owes",
  args: { balance: -149.5, owedToDrivers: 0, opening: -120, closing: -149.5, debt },
};
export const Overdue: Story = {
  name: "Says that what the agency owes is overdue",
  args: { ...Owed.args, debt: { ...debt, days: 12, isOverdue: true } },
};
export const Returned: Story = {
  name: "Says that an online payment has arrived",
  args: {
    ...Owed.args,
    balance: 0,
    payment: {
      id: "6c1f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01",
      payment: "paid",
      failure: null,
      amount: 149.5,
      currency: "TND",
      url: null,
    },
  },
};
export const Empty: Story = {
  name: "Says that no money moved in a month",
  args: { ...none, query: { month: "2026-08", page: 1, statements: 1, payouts: 1 } },
};
export const Busy: Story = { name: "Shows that another month loads", args: { isBusy: true } };
