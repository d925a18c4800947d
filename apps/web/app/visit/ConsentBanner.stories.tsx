import type { Meta, StoryObj } from "@storybook/react-vite";
import { ConsentBanner } from "./ConsentBanner.lazy.tsx";

const meta = {
  component: ConsentBanner,
  title: "Shared/ConsentBanner",
  args: { gtagId: "G-ABC123DEF4", isOpened: false },
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { name: "Asks with two equal answers" };

export const Opened: Story = {
  name: "Takes the focus when opened from the footer",
  args: { isOpened: true },
};
