import type { Meta, StoryObj } from "@storybook/react-vite";
import { PayoutDialog } from "./PayoutDialog.tsx";
import { someAgencyPayouts } from "./somePayoutsData.ts";

const meta = {
  component: PayoutDialog,
  title: "Portal/Payouts/Dialog",
  args: {
    question: { intent: "pay", payouts: someAgencyPayouts },
    isSending: false,
    problem: null,
    fieldError: null,
    onAct() {},
    onClose() {},
  },
} satisfies Meta<typeof PayoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pay: Story = { name: "Asks for the reference of the transfer" };
export const Cancel: Story = {
  name: "Says when to take a payout out",
  args: { question: { intent: "cancel", payouts: someAgencyPayouts.slice(0, 1) } },
};
export const Return: Story = {
  name: "Asks why a payout came back",
  args: { question: { intent: "return", payouts: someAgencyPayouts.slice(0, 1) } },
};
