import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailChange } from "./EmailChange.tsx";

const meta = {
  component: EmailChange,
  title: "Pages/EmailChange",
  args: { action: "undo", email: "amel@example.tn", state: "asking", problem: null, onConfirm: () => {} },
} satisfies Meta<typeof EmailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undo: Story = { name: "Undoes a change of address with one press" };

export const Allow: Story = { name: "Allows a new address with one press", args: { action: "allow" } };

export const Allowed: Story = {
  name: "Names the recipient of the next link",
  args: { action: "allow", state: "allowed" },
};

export const Dead: Story = { name: "Explains a dead link", args: { state: "dead" } };

export const Failed: Story = {
  name: "Reports a failure",
  args: { problem: { kind: "fault", fault: "network" } },
};
