import type { Meta, StoryObj } from "@storybook/react-vite";
import { someMonthStatements } from "#portal/testing/data/someStatements.ts";
import { PayDialog } from "./PayDialog.tsx";

const [owed, owing] = someMonthStatements;

const meta = {
  component: PayDialog,
  title: "Portal/Statement payment",
  args: {
    statement: owed as NonNullable<typeof owed>,
    isSending: false,
    problem: null,
    onPay() {},
    onClose() {},
  },
} satisfies Meta<typeof PayDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByAgency: Story = { name: "Asks for amount and reference of an agency's payment" };
export const ToAgency: Story = {
  name: "Asks for amount and reference of a payment to an agency",
  args: { statement: owing as NonNullable<typeof owing> },
};
