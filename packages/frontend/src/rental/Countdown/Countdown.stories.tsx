import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "./Countdown.tsx";

const meta = {
  component: Countdown,
  title: "Shared/Countdown",
  args: { until: "2026-12-01T12:30:00Z", now: new Date("2026-12-01T10:00:00Z"), onEnd: () => {} },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hours: Story = { name: "Shows hours and minutes" };

export const Minutes: Story = {
  name: "Shows minutes alone below an hour",
  args: { until: "2026-12-01T10:25:00Z" },
};

export const Over: Story = { name: "Stops at zero", args: { until: "2026-12-01T10:00:00Z" } };
