import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Heading } from "../Heading/Heading.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { BrandMark } from "./BrandMark.tsx";

const meta = {
  component: BrandMark,
  title: "Pictures/BrandMark",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Put the name beside it."],
      avoid: ["Don't recolour it."],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideTheName: Story = {
  name: "Is shown beside the site's name",
  render: () => (
    <Inline wrap={false}>
      <BrandMark />
      <Heading level={1} size="xl">
        Sayara
      </Heading>
    </Inline>
  ),
};
