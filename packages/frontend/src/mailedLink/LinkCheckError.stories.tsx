import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkCheckError } from "./LinkCheckError.tsx";

const meta = {
  component: LinkCheckError,
  title: "Shared/LinkCheckError",
  args: {
    problem: { kind: "fault", fault: "network" },
    onRetry: () => {},
  },
} satisfies Meta<typeof LinkCheckError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = { name: "Offers a retry when a link could not be checked" };
