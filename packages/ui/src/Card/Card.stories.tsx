import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Grid } from "../Grid/Grid.tsx";
import { Text } from "../Text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = {
  component: Card,
  title: "Layout/Card",
  parameters: {
    usage: {
      use: ["Hold one thing in it.", "Use `chosen` for the one that was picked."],
      avoid: ["Don't nest cards.", "Don't float more than one thing."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Looks: Story = {
  name: "Is outlined, floats, or is the chosen one",
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
