import type { Meta, StoryObj } from "@storybook/react-vite";
import { CarLimited } from "./CarLimited.tsx";

const meta = {
  component: CarLimited,
  title: "Pages/Car/Limited",
  args: { onRetry: () => {} },
} satisfies Meta<typeof CarLimited>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Limited: Story = { name: "Says that there were too many calls and offers a retry" };
