import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { ForwardIcon } from "../Icon/icons.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  component: LinkButton,
  title: "Actions/LinkButton",
  parameters: {
    usage: {
      use: ["Use it for the one way onward in a view.", "Hand it the router's element by `render`."],
      avoid: ["Don't use it for what happens here: that is a `Button`."],
      keys: [["Enter", "follows it"]],
    } satisfies Usage,
  },
  args: { children: "Choose this car", href: "#checkout" },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: "Leads on with the weight of a button", args: { icon: ForwardIcon } };

export const Neutral: Story = {
  name: "Leads back more quietly",
  args: { tone: "neutral", children: "Back to the cars" },
};
