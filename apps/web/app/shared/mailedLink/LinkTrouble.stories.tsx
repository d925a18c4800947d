import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkTrouble } from "./LinkTrouble.tsx";

const meta = {
  component: LinkTrouble,
  title: "Shared/LinkTrouble",
  args: {
    problem: { kind: "fault", fault: "network" },
    onRetry: () => {},
  },
} satisfies Meta<typeof LinkTrouble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: "Offers a retry when a link could not be checked" };
