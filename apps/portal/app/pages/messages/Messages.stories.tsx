import type { Meta, StoryObj } from "@storybook/react-vite";
import { Messages } from "./Messages.tsx";
import { someMessages } from "./someMessages.ts";

const meta = {
  component: Messages,
  title: "Portal/Messages",
  args: someMessages,
} satisfies Meta<typeof Messages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists messages with audience, kind and status" };

export const Empty: Story = {
  name: "Says that there is no message yet, and offers to write one",
  args: { items: [], total: 0 },
};
