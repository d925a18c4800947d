import type { Meta, StoryObj } from "@storybook/react-vite";
import { Deposits } from "./Deposits.tsx";
import { aReturnedDeposit, someDeposits } from "./someDeposits.ts";

const meta = {
  component: Deposits,
  title: "Portal/Deposits",
  args: { ...someDeposits, query: { state: "held", page: 1 }, isBusy: false },
} satisfies Meta<typeof Deposits>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = { name: "Lists what is held, overdue first" };

export const Returned: Story = {
  name: "Lists what was returned",
  args: {
    items: [aReturnedDeposit],
    total: 1,
    query: { state: "returned", page: 1 },
    counts: { held: 2, overdue: 1, returned: 1 },
  },
};

export const Empty: Story = {
  name: "Says that there are none",
  args: {
    items: [],
    total: 0,
    held: { dinars: 0, euros: 0 },
    counts: { held: 0, overdue: 0, returned: 0 },
  },
};
