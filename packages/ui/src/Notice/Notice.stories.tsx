import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Button } from "../Button/Button.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  component: Notice,
  title: "Messages/Notice",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Name the event, what is kept and the next step.",
        "Use `assertive` only where the person must act.",
      ],
      avoid: ["Don't use it for a field's own error: that stands beside the field."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  name: "Informs about the next step",
  args: { title: "Your request is with the agency", children: "You will hear from them within 48 hours." },
};

export const Success: Story = {
  name: "Confirms a success",
  args: { tone: "success", title: "Your car is booked", children: "The voucher is in your mailbox." },
};

export const Warning: Story = {
  name: "Warns before a decision",
  args: { tone: "warning", children: "This car is only for drivers of 25 and older." },
};

export const Failure: Story = {
  name: "Names the failure, what is kept and the next step",
  args: {
    tone: "error",
    announce: "assertive",
    title: "We could not reach the server",
    children: "What you typed is still here.",
    actions: (
      <Button tone="neutral" size="small">
        Try again
      </Button>
    ),
  },
};
