import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSupplierPlan, someOffers } from "#portal/testing/data/aSupplierPlan.ts";
import { Plan } from "./Plan.tsx";

const meta = {
  component: Plan,
  title: "Portal/Plan",
  args: {
    plan: aSupplierPlan(),
    payment: null,
    mayEdit: true,
    isBusy: false,
    isSending: false,
    problem: null,
    onAct: () => {},
    onCheck: () => {},
  },
} satisfies Meta<typeof Plan>;

export default meta;
type Story = StoryObj<typeof meta>;

const payment = {
  id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f04",
  plan: "premium",
  billingPeriod: "monthly",
  payment: "paid",
  failure: null,
  amount: 74.5,
  currency: "TND",
  url: null,
} as const;

export const Paid: Story = { name: "Shows a paid plan, its use, and the amount of each change" };
export const Trial: Story = {
  name: "Shows a trial with the plan that was chosen to follow it",
  args: {
    plan: aSupplierPlan({
      plan: "premium",
      period: {
        id: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2f05",
        plan: "premium",
        billingPeriod: "monthly",
        source: "trial",
        startDate: "2026-11-16",
        endDate: "2026-12-15",
        paid: 0,
      },
      next: { plan: "basic", billingPeriod: "monthly", startDate: "2026-12-16", isArranged: false },
      payments: [],
    }),
  },
};
export const Arrived: Story = { name: "Says that a payment has arrived", args: { payment } };
export const Declined: Story = {
  name: "Leads back to a payment that was declined",
  args: { payment: { ...payment, payment: "open", failure: "card_declined", url: "https://pay.example/1" } },
};
export const ByTransfer: Story = {
  name: "Leads to us where nothing is paid online, and nothing is free of charge longer than it is",
  args: { plan: aSupplierPlan({ paysOnline: false, offers: [...someOffers].slice(1) }) },
};
export const Reading: Story = { name: "Shows no buttons to people who do not pay", args: { mayEdit: false } };
