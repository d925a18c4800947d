import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  component: Dialog,
  title: "Overlays/Dialog",
  tags: ["autodocs"],
  parameters: {
    // Covers its page, so its story is shown in an iframe.
    docs: { story: { inline: false, height: "24rem" } },
    usage: {
      use: ["Ask a question in the title, answer it in the buttons' words.", "Put the decision in `footer`."],
      avoid: ["Don't open a dialog from a dialog.", "Don't use it for content that fits on the page."],
      keys: [
        ["Tab", "moves within it"],
        ["Escape", "closes it; the focus returns"],
      ],
    } satisfies Usage,
  },
  args: {
    open: true,
    title: "Send your request to the agency?",
    description: "Carthage Motors confirms it within 48 hours. You pay 1,044 TND when you pick up the car.",
    closeLabel: "Close",
    footer: (
      <>
        <Button tone="neutral">Keep looking</Button>
        <Button>Send the request</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Decision: Story = { name: "Asks for a decision" };

export const Screen: Story = {
  name: "Fills the screen of a phone for a table",
  args: { size: "screen" },
};

export const Opener: Story = {
  name: "Opens from its trigger",
  args: { trigger: <Button>Pay later</Button>, open: undefined },
};
