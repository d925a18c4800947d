import type { Meta, StoryObj } from "@storybook/react-vite";
import { CarRateLimited } from "./CarRateLimited.tsx";

const meta = {
  component: CarRateLimited,
  title: "Pages/Car/Rate limited",
  args: { onRetry: () => {} },
} satisfies Meta<typeof CarRateLimited>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = { name: "Says that there were too many requests and offers a retry" };
