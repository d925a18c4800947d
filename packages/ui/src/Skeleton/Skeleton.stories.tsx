import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  component: Skeleton,
  title: "Facts/Skeleton",
  parameters: {
    usage: {
      use: ["Keep the size of what is coming.", "Put `aria-busy` on what contains it."],
      avoid: ["Don't show it for less than a moment, or where content is already there."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CarCard: Story = {
  name: "Keeps the place of what is coming",
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
