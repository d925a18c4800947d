import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionHead } from "./SectionHead.tsx";

const meta = {
  component: SectionHead,
  title: "Shared/SectionHead",
  args: { id: "driver", title: "Who drives?" },
} satisfies Meta<typeof SectionHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: "Has a heading" };

export const Introduced: Story = {
  name: "Has an introduction below the heading",
  args: { children: "The agency needs these details." },
};
