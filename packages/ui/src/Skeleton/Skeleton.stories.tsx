import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  component: Skeleton,
  title: "Facts/Skeleton",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use the size of the loading content.", "Set `aria-busy` on its container."],
      avoid: ["Don't show it for short waits or over existing content."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CarCard: Story = {
  name: "Replaces loading content",
  render: () => (
    <Card aria-busy>
      <Stack>
        <Skeleton shape="picture" width="half" />
        <Skeleton shape="title" width="threeQuarters" />
        <Skeleton />
        <Skeleton width="third" />
        <Skeleton shape="button" />
      </Stack>
    </Card>
  ),
};
