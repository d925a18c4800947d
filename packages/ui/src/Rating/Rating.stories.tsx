import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Rating } from "./Rating.tsx";

const meta = {
  component: Rating,
  title: "Facts/Rating",
  parameters: {
    usage: {
      use: ["Give `label` the whole sense: “4.6 out of 5”."],
      avoid: ["Don't show stars where nobody has judged yet."],
      keys: "none",
    } satisfies Usage,
  },
  args: { value: 4.6, text: "4.6", label: "4.6 out of 5", count: "(128 reviews)" },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stars: Story = { name: "Draws parts of a star" };

export const Compact: Story = { name: "Needs one star only in a list", args: { compact: true } };
