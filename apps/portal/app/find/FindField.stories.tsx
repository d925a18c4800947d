import type { Meta, StoryObj } from "@storybook/react-vite";
import { FindField } from "./FindField.tsx";
import { someFound } from "./someFound.ts";

const meta = {
  component: FindField,
  title: "Portal/FindField",
  args: {
    label: "Booking, agency, car, client, place, statement or paper",
    text: "jasmin",
    found: { state: "found", items: someFound },
    onType: () => {},
    onChoose: () => {},
  },
} satisfies Meta<typeof FindField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists results in groups" };
export const Idle: Story = {
  name: "Asks for two letters",
  args: { text: "j", found: { state: "idle", items: [] } },
};
export const Searching: Story = {
  name: "Keeps the last results while searching",
  args: { found: { state: "searching", items: someFound.slice(0, 2) } },
};
export const Nothing: Story = {
  name: "Says that nothing was found",
  args: { text: "zzz", found: { state: "found", items: [] } },
};
export const Failed: Story = {
  name: "Says that the search failed",
  args: { found: { state: "failed", items: [] } },
};
