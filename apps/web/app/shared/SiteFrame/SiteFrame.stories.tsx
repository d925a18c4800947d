import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteFrame } from "./SiteFrame.tsx";

const meta = {
  component: SiteFrame,
  title: "Shared/SiteFrame",
  args: { children: <h1>Page</h1> },
} satisfies Meta<typeof SiteFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { name: "Has a header, the page and a footer" };
