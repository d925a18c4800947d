import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Grid } from "../Grid/Grid.tsx";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = {
  component: Card,
  title: "Layout/Card",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for one item.", "Use `chosen` for the selected card."],
      avoid: ["Don't nest cards.", "Don't use `floating` for more than one card."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  name: "Is outlined, raised or selected",
  render: () => (
    <Grid>
      <Card>
        <Text>Outlined</Text>
      </Card>
      <Card floating>
        <Text>Floating</Text>
      </Card>
      <Card chosen>
        <Text>Chosen</Text>
      </Card>
      <Card pressable padding="lg">
        <Text>Pressable</Text>
      </Card>
    </Grid>
  ),
};
