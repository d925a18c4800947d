import type { Meta, StoryObj } from "@storybook/react-vite";
import { FollowUpDialog } from "./FollowUpDialog.tsx";
import { someDebts } from "./someDebts.ts";

const [debt] = someDebts as [(typeof someDebts)[number]];

const meta = {
  component: FollowUpDialog,
  title: "Portal/Debts/Follow-up",
  args: { debt, today: "2026-12-03", isSending: false, problem: null, onSend() {}, onClose() {} },
} satisfies Meta<typeof FollowUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: "Asks for a day and a note" };
