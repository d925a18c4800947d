import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActDialog } from "./ActDialog.tsx";
import { someClient } from "./someClient.ts";

const meta = {
  component: ActDialog,
  title: "Portal/Client/Action",
  args: {
    action: "note",
    client: someClient.client,
    isSending: false,
    problem: null,
    onSend() {},
    onClose() {},
  },
} satisfies Meta<typeof ActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = { name: "Asks for a note, and whether the client needs follow-up" };
export const Email: Story = { name: "Asks for subject and text of an email", args: { action: "email" } };
export const Block: Story = { name: "Says what blocking does, and asks why", args: { action: "block" } };
