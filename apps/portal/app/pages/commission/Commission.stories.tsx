import type { Meta, StoryObj } from "@storybook/react-vite";
import { someMonthStatements } from "#portal/testing/data/someStatements.ts";
import { Commission } from "./Commission.tsx";

const meta = {
  component: Commission,
  title: "Portal/Commission",
  args: {
    query: { month: "2026-10", page: 1 },
    thisMonth: "2026-11",
    items: [...someMonthStatements],
    total: someMonthStatements.length,
    isOver: true,
    missing: 2,
    commission: 162.25,
    toCollect: 149.5,
    toPayOut: 882,
    isBusy: false,
  },
} satisfies Meta<typeof Commission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = { name: "Lists the statements of a month, and issues the missing ones" };
export const Running: Story = {
  name: "Says that a month is not over",
  args: {
    query: { month: "2026-11", page: 1 },
    items: [],
    total: 0,
    isOver: false,
    missing: 0,
    commission: 0,
    toCollect: 0,
    toPayOut: 0,
  },
};
