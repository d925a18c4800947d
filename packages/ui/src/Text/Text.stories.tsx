import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "./Text.tsx";

const meta = {
  component: Text,
  title: "Type/Text",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use `tabular` for amounts in a column.", "Use `measure` for reading text."],
      avoid: ["Don't convey meaning by the tone alone."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: "Has several tones",
  render: () => (
    <Stack gap="xs">
      <Text size="lg">Arrive, collect your keys, drive.</Text>
      <Text measure>
        From the white terraces of Sidi Bou Saïd to the palm groves of Tozeur, a car is the calmest way to see
        Tunisia.
      </Text>
      <Text tone="muted" size="sm">
        Prices are totals for your stay.
      </Text>
      <Text tone="positive">Free cancellation until 24 hours before.</Text>
      <Text tone="accent" weight="strong" tabular>
        1,044 TND
      </Text>
      <Text tone="danger">Another driver has just booked it.</Text>
    </Stack>
  ),
};
