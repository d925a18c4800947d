import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProblemNotice } from "./ProblemNotice.tsx";

const meta = {
  component: ProblemNotice,
  title: "Shared/ProblemNotice",
  args: { problem: { kind: "fault", fault: "network" } },
} satisfies Meta<typeof ProblemNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fault: Story = { name: "Says that the typed values are kept after a fault" };

export const Limited: Story = {
  name: "Shows how long to wait",
  args: { problem: { kind: "refused", code: "too_many_requests", retryAfter: 30 } },
};
