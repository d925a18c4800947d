import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell } from "./Bell.tsx";

const meta = {
  component: Bell,
  title: "Shared/SiteLayout/Bell",
  args: { unread: 3 },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = { name: "Shows the number of unread notifications" };

export const Many: Story = { name: "Shows no more than 99", args: { unread: 128 } };

export const None: Story = { name: "Shows no number if all are read", args: { unread: 0 } };

export const Unknown: Story = { name: "Shows no number before it is known", args: { unread: null } };
