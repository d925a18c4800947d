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
    version: someClient.client.version,
    draft: undefined,
    onChange() {},
    onSend() {},
    onShowLatest() {},
    onKeepTyped() {},
    onClose() {},
  },
} satisfies Meta<typeof ActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Note: Story = { name: "Asks for a note, and whether the client needs follow-up" };
export const Email: Story = { name: "Asks for subject and text of an email", args: { action: "email" } };
export const Late: Story = {
  name: "Says that another administrator was faster, and keeps what was typed",
  args: {
    action: "email",
    version: someClient.client.version - 1,
    draft: { subject: "Votre caution", text: "Elle est libérée.", followUp: false },
    problem: { kind: "refused", code: "stale_version", retryAfter: null },
  },
};
export const Block: Story = { name: "Says what blocking does, and asks why", args: { action: "block" } };
