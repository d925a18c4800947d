import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { ForwardIcon } from "../Icon/icons.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  component: LinkButton,
  title: "Actions/LinkButton",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for the next step of a view.", "Pass the router's element as `render`."],
      avoid: ["Don't use it for an action on the page: that is a `Button`."],
      keys: [["Enter", "follows it"]],
    } satisfies Usage,
  },
  args: { children: "Choose this car", href: "#checkout" },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: "Is primary for the next step", args: { icon: ForwardIcon } };

export const Neutral: Story = {
  name: "Is neutral for the way back",
  args: { tone: "neutral", children: "Back to the cars" },
};
