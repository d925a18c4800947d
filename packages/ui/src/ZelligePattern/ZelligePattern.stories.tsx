import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Heading } from "../Heading/Heading.tsx";
import { ZelligePattern } from "./ZelligePattern.tsx";

const meta = {
  component: ZelligePattern,
  title: "Pictures/ZelligePattern",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it once in a view, behind a band.", "Position the container."],
      avoid: ["Don't put it behind reading text."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof ZelligePattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BehindMessages: Story = {
  name: "Stays behind the text",
  render: () => (
    <Card padding="none">
      <Card padding="lg">
        <ZelligePattern />
        <Heading level={2}>A car for your days in Tunisia</Heading>
        <Heading level={3}>From Tabarka to Tozeur</Heading>
      </Card>
    </Card>
  ),
};
