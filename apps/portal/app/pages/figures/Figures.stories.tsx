import type { Meta, StoryObj } from "@storybook/react-vite";
import { Figures } from "./Figures.tsx";
import { allAgencies, noFigures, someFigures, someFiguresData } from "./someFigures.ts";

const meta = {
  component: Figures,
  title: "Portal/Figures",
  args: { ...someFiguresData, isBusy: false },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows the last 30 days, compared with those before" };
export const Month: Story = {
  name: "Shows a month, with links to those beside it",
  args: { period: "2026-10" },
};
export const All: Story = {
  name: "Shows an administrator all agencies together",
  args: { supplier: null, figures: allAgencies },
};
export const Uncounted: Story = {
  name: "Names the days that are not counted yet",
  args: { figures: { ...someFigures, uncounted: 2, before: { ...someFigures.before, total: null } } },
};
export const Empty: Story = { name: "Says that nothing happened", args: { figures: noFigures } };
export const FirstDay: Story = {
  name: "Says that no day of the month is over",
  args: { period: "2026-11", figures: { ...noFigures, parts: [] } },
};
export const Locked: Story = {
  name: "Says which plan has figures",
  args: { figures: null },
};
export const Busy: Story = { name: "Shows that another period loads", args: { isBusy: true } };
