import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Rating } from "./Rating.tsx";

const meta = {
  component: Rating,
  title: "Facts/Rating",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Pass the full text alternative as `label`: “4.6 out of 5”."],
      avoid: ["Don't show stars without reviews."],
      keys: "none",
    } satisfies Usage,
  },
  args: { value: 4.6, text: "4.6", label: "4.6 out of 5", count: "(128 reviews)" },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stars: Story = { name: "Draws partial stars" };

export const Compact: Story = { name: "Shows one star in a list", args: { compact: true } };
