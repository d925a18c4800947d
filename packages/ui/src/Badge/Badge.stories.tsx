import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { CheckIcon } from "../Icon/icons.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  component: Badge,
  title: "Facts/Badge",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use a text that is clear without the colour."],
      avoid: ["Don't rely on the colour.", "Don't make it a control: that is a `Chip`."],
      keys: "none",
    } satisfies Usage,
  },
  args: { children: "Included" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  name: "Shows a status as text and colour",
  render: () => (
    <Inline>
      <Badge>Draft</Badge>
      <Badge tone="info">Reserved</Badge>
      <Badge tone="accent">Awaiting the agency</Badge>
      <Badge tone="positive" icon={CheckIcon}>
        Paid
      </Badge>
      <Badge tone="warning">Cancellation requested</Badge>
      <Badge tone="danger">Cancelled</Badge>
    </Inline>
  ),
};
