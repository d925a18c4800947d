import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./Avatar.tsx";

const meta = {
  component: Avatar,
  title: "Shared/Avatar",
  args: { fullName: "Amel Ben Salah", avatar: null },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = { name: "Shows initials without a picture" };

export const Large: Story = { name: "Is large in the settings", args: { size: "large" } };
