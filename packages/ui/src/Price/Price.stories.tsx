import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Stack } from "../Stack/Stack.tsx";
import { Price } from "./Price.tsx";

const meta = {
  component: Price,
  title: "Money/Price",
  parameters: {
    usage: {
      use: [
        "Give the amount already formatted, by i18n.",
        "Use `accent` for the one price being decided on.",
      ],
      avoid: ["Don't show a price a day larger than the total.", "Don't compute in it."],
      keys: "none",
    } satisfies Usage,
  },
  args: { amount: "1,044", currency: "TND" },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Total: Story = {
  name: "Sets the amount apart from its currency",
  args: { size: "lg", tone: "accent" },
};

export const From: Story = {
  name: "Says what the amount is for",
  args: { before: "from", amount: "85", note: "a day" },
};

export const Columns: Story = {
  name: "Keeps figures under figures",
  render: () => (
    <Stack align="end" gap="none">
      <Price amount="1,111.11" currency="TND" />
      <Price amount="8,888.88" currency="TND" />
    </Stack>
  ),
};
