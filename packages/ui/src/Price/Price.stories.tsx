import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Stack } from "../Stack/Stack.tsx";
import { Price } from "./Price.tsx";

const meta = {
  component: Price,
  title: "Money/Price",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Pass a formatted amount.", "Use `accent` for the price being decided on."],
      avoid: ["Don't show the price per day larger than the total.", "Don't pass a number to format."],
      keys: "none",
    } satisfies Usage,
  },
  args: { amount: "1,044", currency: "TND" },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = {
  name: "Sets the currency smaller",
  args: { size: "lg", tone: "accent" },
};

export const From: Story = {
  name: "Has text before and after the amount",
  args: { before: "from", amount: "85", note: "a day" },
};

export const Columns: Story = {
  name: "Uses tabular figures",
  render: () => (
    <Stack align="end" gap="none">
      <Price amount="1,111.11" currency="TND" />
      <Price amount="8,888.88" currency="TND" />
    </Stack>
  ),
};
