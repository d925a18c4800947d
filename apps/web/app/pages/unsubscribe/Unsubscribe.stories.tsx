import type { Meta, StoryObj } from "@storybook/react-vite";
import { DeadLink } from "./DeadLink.tsx";
import { Unsubscribe } from "./Unsubscribe.tsx";

const meta = {
  component: Unsubscribe,
  title: "Pages/Unsubscribe",
  args: { areOn: true, ends: "notification", isSending: false, problem: null, turnOff: () => {} },
} satisfies Meta<typeof Unsubscribe>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { name: "Turns the mails off with one press" };

export const Sending: Story = { name: "Shows that the form is being sent", args: { isSending: true } };

export const Off: Story = {
  name: "Says that they are off, and where to turn them on",
  args: { areOn: false },
};

export const Promotions: Story = {
  name: "Stops offers and news with one press",
  args: { ends: "promotional" },
};

export const PriceAlerts: Story = {
  name: "Stops the emails about saved cars with one press",
  args: { ends: "price_alerts" },
};

export const Failed: Story = {
  name: "Reports a failure",
  args: { problem: { kind: "fault", fault: "network" } },
};

export const Dead: Story = { name: "Explains a link that does not work", render: () => <DeadLink /> };
