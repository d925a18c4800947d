import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { ReviewStaffActions } from "./ReviewStaffActions.tsx";

const actions = { run: () => {}, isSending: false, done: null, problem: null, reset: () => {} };

const meta = {
  component: ReviewStaffActions,
  title: "Shared/ReviewStaffActions",
  args: {
    author: "Amel",
    isAnswerable: true,
    isHidden: false,
    permissions: { answer: true, hide: false },
    actions,
  },
} satisfies Meta<typeof ReviewStaffActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Agency: Story = { name: "Lets the agency answer" };

export const Answering: Story = {
  name: "Says that an answer is public",
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole("button")),
};

export const Admin: Story = {
  name: "Lets an admin hide the review",
  args: { permissions: { answer: false, hide: true } },
};

export const Hiding: Story = {
  name: "Asks for the reason, which is public",
  args: { permissions: { answer: false, hide: true } },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole("button")),
};

export const Hidden: Story = {
  name: "Lets an admin show a hidden review again",
  args: { isHidden: true, permissions: { answer: false, hide: true } },
};

export const Refused: Story = {
  name: "Says why showing it again failed",
  args: {
    isHidden: true,
    permissions: { answer: false, hide: true },
    actions: { ...actions, problem: { kind: "fault", fault: "network" } },
  },
};
