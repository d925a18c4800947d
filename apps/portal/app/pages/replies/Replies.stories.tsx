import type { Meta, StoryObj } from "@storybook/react-vite";
import { Replies } from "./Replies.tsx";
import { someReplies } from "./someReplies.ts";

const meta = {
  component: Replies,
  title: "Portal/Replies",
  args: { replies: someReplies, mayEdit: true, onEdit: () => {}, onDelete: () => {} },
} satisfies Meta<typeof Replies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows the saved replies by language" };

export const Empty: Story = {
  name: "Says that there is no reply yet, and offers to add one",
  args: { replies: [] },
};

export const Reader: Story = {
  name: "Shows the accountant every reply and no button",
  args: { mayEdit: false },
};
