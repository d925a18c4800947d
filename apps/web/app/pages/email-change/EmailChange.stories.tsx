import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmailChange } from "./EmailChange.tsx";

const meta = {
  component: EmailChange,
  title: "Pages/EmailChange",
  args: { deed: "undo", email: "amel@example.tn", state: "asking", problem: null, onConfirm: () => {} },
} satisfies Meta<typeof EmailChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Undo: Story = { name: "Undoes a change of address with one press" };

export const Allow: Story = { name: "Allows a new address with one press", args: { deed: "allow" } };

export const Allowed: Story = {
  name: "Says where the next link went",
  args: { deed: "allow", state: "done" },
};

export const Dead: Story = { name: "Explains a link that no longer works", args: { state: "dead" } };

export const Failed: Story = {
  name: "Says that nothing was changed",
  args: { problem: { kind: "fault", fault: "network" } },
};
