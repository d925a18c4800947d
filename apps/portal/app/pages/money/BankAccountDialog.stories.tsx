import type { Meta, StoryObj } from "@storybook/react-vite";
import { someBank } from "#portal/testing/data/somePayouts.ts";
import { BankAccountDialog } from "./BankAccountDialog.tsx";

const meta = {
  component: BankAccountDialog,
  title: "Portal/Money/Bank account",
  args: { bank: someBank, onClose() {}, onSaved() {} },
} satisfies Meta<typeof BankAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMail: Story = { name: "Asks for the account, the password and a mailed code" };
export const WithoutSecondFactor: Story = {
  name: "Says how to turn on the second step",
  args: { bank: { ...someBank, confirmedBy: null } },
};
