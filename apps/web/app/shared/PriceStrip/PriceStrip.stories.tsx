import type { Meta, StoryObj } from "@storybook/react-vite";
import { someCalendarDays } from "#web/testing/data/someCalendarDays.ts";
import { PriceStrip } from "./PriceStrip.tsx";

const meta = {
  component: PriceStrip,
  title: "Shared/PriceStrip",
  args: { days: someCalendarDays(), chosen: "2026-12-01", addressOf: (day) => `/search?from=${day}` },
} satisfies Meta<typeof PriceStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: "Marks the chosen day and the lowest totals" };

export const Undated: Story = { name: "Offers days if none is chosen", args: { chosen: null } };
