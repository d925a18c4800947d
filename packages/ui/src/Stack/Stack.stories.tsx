import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  component: Stack,
  title: "Layout/Stack",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Use it for the gaps of a column.",
        "Choose the element by its semantics: `as` a list, a form, a section.",
      ],
      avoid: ["Don't set margins on its children.", "Don't use it for a row: that is an `Inline`."],
      keys: "none",
    } satisfies Usage,
  },
  args: {
    children: (
      <>
        <Card padding="sm">Pick-up</Card>
        <Card padding="sm">Drop-off</Card>
        <Card padding="sm">Driver</Card>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultGap: Story = { name: "Has equal gaps" };

export const SmallGap: Story = { name: "Has a small gap", args: { gap: "xxs" } };

export const LargeGap: Story = { name: "Has a large gap", args: { gap: "xl" } };

export const AlignedToStart: Story = {
  name: "Aligns its children to the start",
  args: { align: "start" },
};

export const Centred: Story = {
  name: "Centres its children and their text",
  args: { align: "center" },
};

export const List: Story = {
  name: "Renders a list",
  render: () => (
    <Stack as="ul" gap="xs">
      <li>
        <Text>Unlimited mileage</Text>
      </li>
      <li>
        <Text>Free cancellation until 24 hours before</Text>
      </li>
    </Stack>
  ),
};
