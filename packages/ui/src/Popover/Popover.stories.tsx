import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { screen, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Text } from "../Text/Text.tsx";
import { Popover } from "./Popover.tsx";

const meta = {
  component: Popover,
  title: "Overlays/Popover",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it to explain a term in place."],
      avoid: ["Don't use it for required information.", "Don't open it on hover."],
      keys: [
        ["Enter, Space", "on its button: opens it"],
        ["Escape", "closes it; the focus returns"],
      ],
    } satisfies Usage,
  },
  args: {
    trigger: <Button tone="quiet">What is an excess?</Button>,
    label: "Excess",
    children: <Text>The part of a damage that you pay yourself.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: "Explains a term",
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await screen.findByRole("dialog");
  },
};
