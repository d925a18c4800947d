import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Stack } from "../Stack/Stack.tsx";
import { Heading } from "./Heading.tsx";

const meta = {
  component: Heading,
  title: "Type/Heading",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Choose `level` by the document's outline and `size` by the design."],
      avoid: ["Don't skip levels."],
      keys: "none",
    } satisfies Usage,
  },
  args: { level: 1 },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scale: Story = {
  name: "Has sizes in steps of a quarter",
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Tunisia, at your own pace
      </Heading>
      <Heading level={2} size="xxl">
        Where would you like to start?
      </Heading>
      <Heading level={3} size="xl">
        Sidi Bou Saïd
      </Heading>
      <Heading level={4}>Included in the price</Heading>
    </Stack>
  ),
};
