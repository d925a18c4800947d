import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Text } from "../Text/Text.tsx";
import { Stack } from "./Stack.tsx";

const meta = {
  component: Stack,
  title: "Layout/Stack",
  parameters: {
    usage: {
      use: [
        "Let it own the space between what stands under each other.",
        "Choose the element by its meaning: `as` a list, a form, a section.",
      ],
      avoid: ["Don't give margins to what is in it.", "Don't use it for a row: that is an `Inline`."],
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

export const Evenly: Story = { name: "Sets things evenly apart" };

export const Close: Story = { name: "Brings together what belongs together", args: { gap: "xxs" } };

export const Far: Story = { name: "Takes its gaps from the theme", args: { gap: "xl" } };

export const Start: Story = {
  name: "Leaves things as narrow as they are",
  args: { align: "start" },
};

export const Centre: Story = {
  name: "Centres things and their text",
  args: { align: "center" },
};

export const List: Story = {
  name: "Is a list where it holds one",
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
