import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  component: ErrorSummary,
  title: "Shared/ErrorSummary",
  args: {
    errors: { fullName: "required", email: "email_invalid" },
    labels: { fullName: "Full name", email: "Email" },
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = { name: "Lists missing fields and links to invalid ones" };
